import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { PaymentStory } from '../../../payment/payment-notice.tsx';
import { createSentLinks } from '../../ledger/sent-links.ts';
import { deviceStorage } from '../../../storage/device-storage.ts';
import { type HallBooking, hasAttempt } from '../../booking/booking.ts';
import type { HallPayment } from '../../booking/hall-payment.ts';

const Warning = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${role.ring};
  ${type.ui}
`;

function SentLink({ number }: { number: string }) {
  return createSentLinks(deviceStorage).has(number) ? (
    <Warning>
      You shared the link to this invoice. Ask whether someone has already paid it: this page cannot tell.
    </Warning>
  ) : null;
}

type WarningProps = Pick<HallBooking, 'payments' | 'invoice'> & {
  /** Shown in the notice beside them, so not repeated here. */
  inNews?: HallPayment | undefined;
};

/** Warnings before anybody pays: payments that do not count, or a link that was shared. */
export function PaymentWarnings({ payments, inNews, invoice }: WarningProps) {
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
