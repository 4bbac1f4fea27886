import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { PaymentStory } from '../../payment/payment-story.tsx';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { type HallBooking, hasAttempt } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';

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

type EarlierPaymentsProps = Pick<HallBooking, 'payments' | 'invoice'> & {
  /** Told beside them, and therefore not here. */
  inNews?: HallPayment | undefined;
};

/** What is known of every payment that does not count, or of a link that went to somebody else: said before anybody pays. */
export function OpenPayments({ payments, inNews, invoice }: EarlierPaymentsProps) {
  return (
    <>
      {payments
        .filter(({ reference, state }) => reference !== inNews?.reference && state !== 'paid')
        .map((payment) => (
          <Warning key={payment.reference}>
            <PaymentStory payment={payment} />
          </Warning>
        ))}
      {hasAttempt({ payments }) ? null : <SentLink number={invoice.number} />}
    </>
  );
}
