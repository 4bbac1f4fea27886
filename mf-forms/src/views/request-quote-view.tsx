import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { hallGuests, halls } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { requestQuoteForm } from '../forms/quote-forms.ts';
import { useHost } from '../host.ts';
import { ContactCard } from './contact-card.tsx';
import { FormPage } from './form-page.tsx';
import { RuledSection } from './ruled-section.tsx';

const fixedPrices = [
  ...halls.map(({ key, name, rental }) => ({
    name,
    naira: rental,
    path: `${addressOf('mf-marketing/event-hall')}#${key}`,
  })),
  { name: 'Concert space', naira: concertDayRate, path: addressOf('mf-marketing/concert-space') },
];

/** What has a fixed price, so nobody needs a quote. */
function FixedPrices() {
  const { Link } = useHost();
  return (
    <RuledSection title="Priced by the day">
      <KeyValues>
        {fixedPrices.map(({ name, naira, path }) => (
          <KeyValue key={path} name={<Link to={path}>{name}</Link>} value={formatNaira(naira)} />
        ))}
      </KeyValues>
    </RuledSection>
  );
}

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
