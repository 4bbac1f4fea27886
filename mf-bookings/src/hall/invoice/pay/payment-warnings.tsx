import { styled } from 'styled-components';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { PaymentDescription } from '../../../payment/payment-notice.tsx';
import { wasCalledPaid } from '../../../payment/payment-record.ts';
import { deviceStorage } from '../../../storage/device-storage.ts';
import { hasAttempt } from '../../booking/booking.ts';
import type { HallPayment } from '../../booking/hall-payment.ts';
import type { Invoice } from '../../booking/invoice.ts';
import { createSentLinks } from '../../ledger/sent-links.ts';
import { useInvoicePage } from '../invoice-page.ts';

const Warning = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${role.ring};
  ${type.ui}
`;

function SentLink({ invoice }: { invoice: Invoice }) {
  return createSentLinks(deviceStorage).has(invoice) ? (
    <Warning>
      You shared the link to this invoice. Ask whether someone has already paid it: this page may not know.
    </Warning>
  ) : null;
}

/** Before anybody pays: payments that do not count, or a link that was shared. `inNotice`: the notice beside them says it already. */
export function PaymentWarnings({ inNotice }: { inNotice?: HallPayment | undefined }) {
  const { booking } = useInvoicePage();
  const { payments, invoice } = booking;
  return (
    <>
      {payments
        .filter((payment) => payment.reference !== inNotice?.reference && !wasCalledPaid(payment))
        .map((payment) => (
          <Warning key={payment.reference}>
            <PaymentDescription payment={payment} />
          </Warning>
        ))}
      {hasAttempt(booking) ? null : <SentLink invoice={invoice} />}
    </>
  );
}
