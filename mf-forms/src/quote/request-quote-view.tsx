import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/numbers.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { EmailForm } from '../mail-form/email-form.tsx';
import { ContactCard } from '../page/contact-card.tsx';
import { FormPage } from '../page/form-page.tsx';
import { FormSheet } from '../page/form-sheet.tsx';
import { KnownPrices } from './known-prices.tsx';
import { requestQuoteForm } from './request-quote-form.ts';

const Title = styled(Heading)`
  margin-bottom: ${space[8]};
`;

const Known = styled(Muted)`
  margin-bottom: ${space[20]};
`;

function BelowRequestQuote() {
  const { Link } = useHost();
  return (
    <FormSheet
      aside={
        <>
          <ContactCard />
          <KnownPrices />
        </>
      }
    >
      <Title level={2} look="h3">
        Your event
      </Title>
      <Known>
        Up to {inFigures(hallGuests.to)} guests?{' '}
        <Link to={addressOf('mf-marketing/event-hall')}>Halls have prices and dates online</Link>.
      </Known>
      <EmailForm spec={requestQuoteForm} />
    </FormSheet>
  );
}

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
        opening="Tell us the event, the place, the date and about how many guests. We’ll reply with an itemised price."
      >
        <BelowRequestQuote />
      </FormPage>
    </>
  );
}
