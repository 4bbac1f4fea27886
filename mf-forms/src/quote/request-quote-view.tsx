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
        opening="Tell us the day, a rough head count and what it is for. We answer with a price, line by line."
        aside={<ContactCard />}
      >
        <FormStep title="Your event">
          <EmailForm spec={requestQuoteForm} host={useHost()} />
        </FormStep>
      </FormPage>
    </>
  );
}
