import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, whatsAppLink } from '@venue/shared/venue/contacts.ts';
import { messageWith, type PlannerQuestion } from '../../content/questions/planner-questions.ts';
import { useHost } from '../../host.ts';

const Row = styled(InnerColumns)`
  border-top: 1px solid ${role.rule};
  padding-block: ${space[20]} ${space[32]};
  ${media.up(900)} {
    padding-block: ${space[32]};
  }
`;

const AnswerColumn = styled.div`
  display: grid;
  gap: ${space[12]};
  > p {
    max-width: 34em;
  }
  /* High enough for a finger, without a larger gap. */
  > a {
    justify-self: start;
    margin-block: -6px;
    padding-block: 6px;
  }
`;

/** `missing` follows “Ask us”. */
function AskUs({ of, missing = 'about it' }: { of: PlannerQuestion; missing?: string }) {
  return (
    <a href={whatsAppLink(mainPhone, messageWith([of]))} target="_blank" rel="noopener">
      Ask us {missing}
      <VisuallyHidden> on WhatsApp (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function Question({ of }: { of: PlannerQuestion }) {
  const { Link } = useHost();
  const { id, question, answer, link } = of;
  return (
    <Row as="section" $first={5} $gap={12} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {question}
      </Heading>
      <AnswerColumn>
        {answer.kind === 'none' ? <AskUs of={of} /> : <p>{answer.text}</p>}
        {answer.kind === 'partial' && answer.missing !== undefined && (
          <AskUs of={of} missing={answer.missing} />
        )}
        {link !== undefined && <Link to={link.path}>{link.title}</Link>}
      </AnswerColumn>
    </Row>
  );
}

/** Each heading beside its answer; stacked on phones. */
export function QuestionList({ questions }: { questions: readonly PlannerQuestion[] }) {
  return questions.map((question) => <Question key={question.id} of={question} />);
}
