import { formatNaira } from '@venue/shared/money.ts';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { numericMoment } from '../../moments/numeric-moment.ts';
import { UnseenWords, WhomToAsk } from '../../payment/unseen-words.tsx';
import { createSentLinks } from '../../family/sent-links.ts';
import { deviceStorage } from '../../services/device-storage.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../payment/hall-payment.ts';

const Warning = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${role.ring};
  ${type.ui}
`;

/** A link that went to somebody else: said before anybody pays again. */
function SentLink({ number }: { number: string }) {
  return createSentLinks(deviceStorage).has(number) ? (
    <Warning>
      You took the link to this invoice. Ask whether somebody has paid it already: this page cannot know.
    </Warning>
  ) : null;
}

function Attempt({ payment }: { payment: HallPayment }) {
  const sum = formatNaira(payment.naira);
  if (payment.state === 'pending') {
    return (
      <Warning>
        Your transfer of {sum} is on its way to the payment company. Please do not pay twice. Questions:{' '}
        <WhomToAsk records={[payment]} />
      </Warning>
    );
  }
  return (
    <Warning>
      A card payment of {sum} was opened at {numericMoment(payment.at)}. <UnseenWords records={[payment]} />
    </Warning>
  );
}

/** Earlier windows whose end nobody saw, a transfer under way, or a link that went to somebody else. */
export function EarlierPayments({ payments, invoice }: Pick<HallBooking, 'payments' | 'invoice'>) {
  return (
    <>
      {payments.map((payment) => (
        <Attempt key={payment.reference} payment={payment} />
      ))}
      {payments.length === 0 ? <SentLink number={invoice.number} /> : null}
    </>
  );
}
