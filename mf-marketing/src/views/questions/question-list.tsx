import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { TickList } from '@venue/shared/ui/tick-list.ts';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, whatsAppLink } from '@venue/shared/venue/contacts.ts';
import {
  type AnsweredQuestion,
  questionToVenue,
  messageWith,
  type PlannerQuestion,
} from '../../content/questions/planner-questions.ts';
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

type QuestionRowProps = { id: string; title: string; children: ReactNode };

/** A heading beside its answer; stacked on phones. */
function QuestionRow({ id, title, children }: QuestionRowProps) {
  return (
    <Row as="section" $first={5} $gap={12} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {title}
      </Heading>
      <AnswerColumn>{children}</AnswerColumn>
    </Row>
  );
}

function Question({ of }: { of: AnsweredQuestion }) {
  const { Link } = useHost();
  const { id, question, answer, link } = of;
  return (
    <QuestionRow id={id} title={question}>
      <p>{answer.text}</p>
      {answer.kind === 'partial' && answer.missing !== undefined && (
        <a href={whatsAppLink(mainPhone, messageWith([of]))} target="_blank" rel="noopener">
          Ask us {answer.missing}
          <VisuallyHidden> on WhatsApp (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      {link !== undefined && <Link to={link.path}>{link.title}</Link>}
    </QuestionRow>
  );
}

export function QuestionList({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return questions.map((question) => <Question key={question.id} of={question} />);
}

/** What the venue has not said, as one message to it; nothing if everything is answered. */
export function OpenQuestions({ questions }: { questions: readonly PlannerQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <QuestionRow id="ask-us" title="Ask us these.">
      <TickList>
        {questions.map((question) => (
          <li key={question.id}>{questionToVenue(question)}</li>
        ))}
      </TickList>
      <WhatsAppButton question={messageWith(questions)} />
    </QuestionRow>
  );
}
