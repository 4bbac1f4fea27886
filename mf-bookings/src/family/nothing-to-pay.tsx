import { Opening } from '@venue/shared/ui/text.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { ClothOf } from '@venue/shared/pattern/cloth-of.tsx';
import { owoEyo } from '@venue/shared/pattern/motifs/owo-eyo.tsx';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { WaysOn } from '@venue/shared/ui/ways-on.tsx';
import { styled } from 'styled-components';
import { PageTop } from '../layout/booking-page.tsx';
import { FocusTitle } from '../layout/focus-title.tsx';
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

/** As high for a sentence as for two lines, so that nothing moves once the link is read; a single line stands midway. */
const Advice = styled.p`
  display: grid;
  align-content: center;
  min-height: 3.2em;
`;

const facts = [
  {
    name: 'What the link shows',
    text: 'Hall, day, hours, invoice number, a first name, whom it was made for, what it asks for, and what was paid with which references. They stand in the link itself, in a part that browsers do not send; only references are looked up, where the venue can.',
  },
  {
    name: 'What you pay',
    text: 'The deposit or the full payment, or of what is left the sum that the link asks for. The price is the venue’s own, worked out here; what was paid before and what is asked of you is the sender’s word.',
  },
  {
    name: 'Who gets it',
    text: `${payee}, and nobody else. ${cardFormText} You get a reference, by which the venue finds your payment.`,
  },
] as const;

const ways = [
  { title: 'Book a hall of your own', path: addressOf('mf-bookings/hall-booking') },
  { title: 'My bookings on this device', path: addressOf('mf-bookings/bookings-on-this-device') },
] as const;

/** A link that asks for nothing that can be paid, and how such links work. */
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
            Questions: <PhoneLink />.
          </p>
          <WaysOn label="Ways on" link={Link} ways={ways} />
        </Column>
        <Cowries motif={owoEyo} />
      </Columns>
    </>
  );
}
