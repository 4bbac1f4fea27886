import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { visitTo } from '../../content/visit-to.ts';
import { messageWith, questionsTo, unanswered } from '../../content/questions/planner-questions.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { QuestionList } from './question-list.tsx';

const questions = questionsTo(siteFacts().venue);
const first = questions.slice(0, 2);
const others = questions.slice(2);
const open = unanswered(questions);

/** `/questions`: what planners tell people to ask before they pay for a hall, and what the venue has said to it. */
export function QuestionsView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="What planners ask before they pay"
        description="Tables, power, cooling, parking, security, caterers, linen, toilets, beds, setting up, refunds: what the venue has said, and what it has not."
      />
      <PageOpening title="What planners ask" here="What planners ask">
        What planners tell people to ask before they pay for a hall, anywhere, and our answers. What is not
        here, ask us on WhatsApp: the question is written for you.
      </PageOpening>
      <Container>
        <QuestionList questions={first} />
        <BelowFirstScreen>
          <QuestionList questions={others} />
        </BelowFirstScreen>
      </Container>
      <BelowFirstScreen>
        <ClosingBand
          motif="orita"
          title="Ask where the answer can be seen."
          text="Come and count the tables yourself, in office hours, before you pay for anything."
        >
          <ButtonRow>
            <Button as={Link} to={visitTo('Event hall')}>
              Come and see it first
            </Button>
            {open.length > 1 && <WhatsAppButton question={messageWith(open)} />}
          </ButtonRow>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
