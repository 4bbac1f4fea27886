import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { requestQuoteForm } from '../forms/quote-forms.ts';
import { useHost } from '../host.ts';
import { ContactCard } from './contact-card.tsx';
import { FormPage } from './form-page.tsx';
import { FixedPrices } from './fixed-prices.tsx';

/** `/request-quote` (PG-02). */
export function RequestQuoteView() {
  const { Link } = useHost();
  return (
    <FormPage
      title="Request a quote"
      description="Tell the venue the day, the occasion and a rough head count, and get a price for halls, concert space and rooms."
      opening="Tell us the event, the place, the date and about how many guests. We’ll reply with an itemised price."
      heading="Your event"
      note={
        <>
          Up to {inFigures(hallGuests.to)} guests?{' '}
          <Link to={addressOf('mf-marketing/event-hall')}>Halls have prices and dates online</Link>.
        </>
      }
      aside={
        <>
          <ContactCard />
          <FixedPrices />
        </>
      }
    >
      <EmailForm spec={requestQuoteForm} />
    </FormPage>
  );
}
