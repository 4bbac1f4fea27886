import { Opening } from '@venue/shared/ui/text.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { ClothOf } from '@venue/shared/pattern/cloth-of.tsx';
import { owoEyo } from '@venue/shared/pattern/motifs/owo-eyo.tsx';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import { styled } from 'styled-components';
import { PageTop, FocusTitle } from '../layout/booking-page.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';
import { cardFormText } from '../payment/card-form-text.ts';
import { payee } from '../payment/payee.ts';
import { useHost } from '../host.ts';
import type { InvitationText } from './invitation-text.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 7fr minmax(0, 384px);
    column-gap: ${layout.freeColumn};
    align-items: start;
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[32]};
`;

const Cowries = styled(ClothOf)`
  height: 128px;
  ${media.up(900)} {
    height: 384px;
  }
`;

/** Two lines high, so that nothing moves once the link is read. */
const Advice = styled.p`
  display: grid;
  align-content: center;
  min-height: 3.2em;
`;

const facts = [
  {
    name: 'What the link shows',
    text: 'The hall, date and hours, the invoice number, the first name of the person who booked, who the link is for, the amount requested, and what has been paid, with references. All of it is in the link itself, in a part that browsers do not send. Only the references are looked up, where we can do that.',
  },
  {
    name: 'What you pay',
    text: 'The deposit or the full payment. Once something has been paid: the amount the link asks for, or the balance. The prices are our own, worked out on this page. What has been paid and what you are asked for is what the sender says.',
  },
  {
    name: 'Who gets it',
    text: `${payee}, and no one else. ${cardFormText} You get a reference that we can find your payment by.`,
  },
] as const;

const ways = [
  { title: 'Book a hall of your own', path: addressOf('mf-bookings/hall-booking') },
  { title: 'My bookings on this device', path: addressOf('mf-bookings/bookings-on-this-device') },
] as const;

/** For a link with nothing to pay; explains how such links work. */
export function NothingToPay({ text }: { text: InvitationText }) {
  const { Link } = useHost();
  return (
    <>
      <PageTop>
        <FocusTitle focused={false}>{text.title}</FocusTitle>
        <Opening>{text.opening}</Opening>
      </PageTop>
      <Columns>
        <Column>
          <Note role="status">
            <Advice>{text.advice}</Advice>
          </Note>
          <Facts of={facts} columns={1} level={2} />
          <p>
            Questions? Call <PhoneLink />.
          </p>
          <PageLinks label="Ways on" link={Link} ways={ways} />
        </Column>
        <Cowries motif={owoEyo} />
      </Columns>
    </>
  );
}
