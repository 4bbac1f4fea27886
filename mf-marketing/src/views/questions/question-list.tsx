import { styled } from 'styled-components';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { doubleLine } from '@venue/shared/theme/double-line.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import type { Answer } from '../../content/questions/answers.ts';
import { messageWith, type PlannerQuestion } from '../../content/questions/planner-questions.ts';
import { useHost } from '../../host.ts';

const Row = styled(InnerColumns)`
  ${doubleLine}
  padding-block: ${space[20]} ${space[32]};
  ${media.up(900)} {
    padding-block: 28px ${space[52]};
  }
`;

const AnswerColumn = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  > p {
    max-width: 34em;
  }
`;

/** Asks visitors to ask for what is missing; undefined if the answer is complete. */
function openSentence(answer: Answer): string | undefined {
  if (answer.kind === 'said') return undefined;
  return answer.kind === 'partly' ? `Ask us ${answer.open}.` : 'Please ask us.';
}

function Question({ of }: { of: PlannerQuestion }) {
  const { Link } = useHost();
  const { id, question, answer, link } = of;
  const open = openSentence(answer);
  return (
    <Row as="section" $of={[5, 7]} $gap={12} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {question}
      </Heading>
      <AnswerColumn>
        {answer.kind === 'not-said' ? null : <p>{answer.text}</p>}
        {open === undefined ? null : (
          <>
            <p>{open}</p>
            <WhatsAppButton question={messageWith([of])} />
          </>
        )}
        {link === undefined ? null : (
          <Button as={Link} to={link.path} $variant="text">
            {link.title}
          </Button>
        )}
      </AnswerColumn>
    </Row>
  );
}

/** Each question beside its answer; stacked on phones. */
export function QuestionList({ questions }: { questions: readonly PlannerQuestion[] }) {
  return questions.map((question) => <Question key={question.id} of={question} />);
}
