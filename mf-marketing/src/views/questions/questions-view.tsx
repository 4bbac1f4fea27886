import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { visitTitle, visitTo } from '../../content/links.ts';
import { answered, questionsTo, unanswered } from '../../content/questions/planner-questions.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHeader } from '../../sections/page-header.tsx';
import { OpenQuestions, QuestionList } from './question-list.tsx';

const questions = questionsTo(siteFacts().venue);
const firstQuestions = answered(questions).slice(0, 2);
const otherQuestions = answered(questions).slice(2);
const openQuestions = unanswered(questions);

/** `/questions`: what planners tell people to ask before they pay for a hall, and the venue's answers. */
export function QuestionsView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="What planners ask before they pay"
        description="Tables, power, cooling, parking, security, caterers, linen, toilets, beds, setting up, refunds: our answers, and what to ask us."
      />
      <PageHeader title="What planners ask" current="What planners ask">
        The questions planners tell people to ask before paying for any hall, with our answers. What we have
        not answered is ready to send to us on WhatsApp.
      </PageHeader>
      <Container>
        <QuestionList questions={firstQuestions} />
        <BelowFirstScreen>
          <QuestionList questions={otherQuestions} />
          <OpenQuestions questions={openQuestions} />
        </BelowFirstScreen>
      </Container>
      <BelowFirstScreen>
        <ClosingBand
          motif="orita"
          title="Come and see for yourself."
          text="Come and count the tables yourself, in office hours, before you pay for anything."
        >
          <Button as={Link} to={visitTo('Event hall')}>
            {visitTitle}
          </Button>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
