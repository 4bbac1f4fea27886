import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { EmailForm } from '../mail-form/email-form.tsx';
import { ContactCard } from '../page/contact-card.tsx';
import { FormSheet } from '../page/form-sheet.tsx';
import { KnownPrices } from './known-prices.tsx';
import { requestQuoteForm } from './request-quote-form.ts';

const Title = styled(Heading)`
  margin-bottom: ${space[8]};
`;

/** Who need not wait for a quote reads so before filling anything in. */
const Known = styled(Muted)`
  margin-bottom: ${space[20]};
`;

/** The form, and what has a price already. */
export function BelowRequestQuote() {
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
      <EmailForm spec={requestQuoteForm} host={useHost()} />
    </FormSheet>
  );
}
