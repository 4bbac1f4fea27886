import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { FormPage } from '../page/form-page.tsx';
import { BelowRequestQuote } from './below-request-quote.tsx';

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
        opening="Tell us the event, the place, the date and about how many guests. We answer with a price, line by line."
      >
        <BelowRequestQuote />
      </FormPage>
    </>
  );
}
