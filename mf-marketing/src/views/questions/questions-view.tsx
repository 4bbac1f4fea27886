import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { visitTitle, visitTo } from '../../content/links.ts';
import { messageWith, questionsTo, unanswered } from '../../content/questions/planner-questions.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHeader } from '../../sections/page-header.tsx';
import { QuestionList } from './question-list.tsx';

const questions = questionsTo(siteFacts().venue);
const openQuestions = unanswered(questions);

/** `/questions`: what planners tell people to ask before they pay for a hall, and the venue's answers. */
export function QuestionsView() {
  return (
    <>
      <PageHead
        title="What planners ask before they pay"
        description="Tables, power, cooling, parking, security, caterers, linen, toilets, beds, setting up, refunds: our answers, and what to ask us."
      />
      <PageHeader
        title="What planners ask"
        current="What planners ask"
        actions={
          openQuestions.length > 0 ? <WhatsAppButton question={messageWith(openQuestions)} /> : undefined
        }
        beside
      >
        The questions planners tell people to ask before paying for any hall, with our answers.
        {openQuestions.length > 0 && ' What is still open goes to us in one message.'}
      </PageHeader>
      <Container>
        <QuestionList questions={questions.slice(0, 2)} />
        <BelowFirstScreen>
          <QuestionList questions={questions.slice(2)} />
        </BelowFirstScreen>
      </Container>
      <BelowFirstScreen>
        <ClosingBand
          motif="orita"
          title="Come and see for yourself."
          text="Come and count the tables yourself, in office hours, before you pay for anything."
        >
          <ButtonLink to={visitTo('Halls')}>{visitTitle}</ButtonLink>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
