import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { contactForm } from '../forms/contact-form.ts';
import { useHost } from '../host.ts';
import { ComeAndSeeUs } from './come-and-see-us.tsx';
import { ContactHeader } from './contact-header.tsx';
import { RuledSection } from './ruled-section.tsx';

const VisitPanel = styled(ComeAndSeeUs)`
  ${hiddenUntilParsed}
  order: 1;
  ${media.up(900)} {
    order: 0;
  }
`;

const Stripe = styled(AsoOkeStripe)`
  grid-column: 1 / -1;
`;

const Body = styled(Columns)`
  grid-column: 1 / -1;
  align-items: start;
  padding-block: ${layout.band};
`;

const shortcuts = [
  {
    name: 'Check a date',
    text: 'See at once whether a hall is free, and get an invoice.',
    path: addressOf('mf-bookings/hall-booking'),
  },
  {
    name: 'Request a quote',
    text: 'Tell us about your event and guests, and we’ll send you a price.',
    path: addressOf('mf-forms/request-quote'),
  },
  {
    name: 'Find your booking',
    text: 'Bookings made on this phone or computer, with their invoices and receipts.',
    path: addressOf('mf-bookings/bookings-on-this-device'),
  },
] as const;

/** Pages that answer sooner than an e-mail. */
function Shortcuts() {
  return (
    <RuledSection title="Often quicker">
      <NamedList of={shortcuts} columns={1} link={useHost().Link} />
    </RuledSection>
  );
}

function BelowContact() {
  return (
    <>
      <VisitPanel />
      <Stripe />
      <Body $first={7} $free $gap={52}>
        <RuledSection title={contactForm.title}>
          <EmailForm spec={contactForm} />
        </RuledSection>
        <Shortcuts />
      </Body>
    </>
  );
}

/** `ComeAndSeeUs` is beside the telephone, above the form's right column; on phones it comes last. */
const Page = styled.div`
  --between: calc((100vw - 2 * ${layout.outside} + ${layout.columnGap}) / 12);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.up(900)} {
    grid-template-columns: calc(${layout.outside} + 7.5 * var(--between)) minmax(0, 1fr);
  }
`;

/** `/contact-us` (PG-01). */
export function ContactView() {
  return (
    <>
      <PageHead
        title="Contact Us"
        description={`Write to the venue in ${place.town}, ${place.state}, or call, send a WhatsApp message, or come by in office hours.`}
      />
      <Page>
        <ContactHeader />
        <BelowFirstScreen>
          <BelowContact />
        </BelowFirstScreen>
      </Page>
    </>
  );
}
