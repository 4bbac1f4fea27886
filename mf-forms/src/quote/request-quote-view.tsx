import { EmailForm } from '../mail-form/email-form.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../host.ts';
import { ContactCard } from '../page/contact-card.tsx';
import { FormPage } from '../page/form-page.tsx';
import { FormStep } from '../page/form-step.tsx';
import { requestQuoteForm } from './request-quote-form.ts';

/** `/request-quote` (PG-02). */
export function RequestQuoteView() {
  return (
    <>
      <PageHead
        title="Request a quote"
        description="Tell the venue the day, the occasion and a rough head count, and get a price for halls, concert space and rooms."
      />
      <FormPage
        title="Request a quote"
        opening="The day, a rough head count, and in your message what it is for: a wedding, a conference, a concert. We answer with a price, line by line."
        aside={<ContactCard />}
      >
        <FormStep title="Your event">
          <EmailForm spec={requestQuoteForm} host={useHost()} />
        </FormStep>
      </FormPage>
    </>
  );
}
