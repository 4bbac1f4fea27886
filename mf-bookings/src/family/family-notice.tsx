import { Note } from '@venue/shared/ui/note.tsx';
import { NoticePanel, PaymentDescription, UnpaidPanel } from '../payment/payment-notice.tsx';
import { paymentTitle } from '../payment/payment-status-text.ts';
import { PhoneLink } from '../ui/phone-link.tsx';
import type { FamilyNotice } from './family-flow.ts';
import type { FamilyRecord } from './family-ledger.ts';

/** Payments of other devices that verification has found, shown before anyone pays again. */
export function PaidOnOtherDevices({ payments }: { payments: readonly FamilyRecord[] }) {
  return payments.map((payment) => (
    <Note key={`${payment.reference} ${payment.status}`} role="status">
      <strong>{`${paymentTitle(payment)}.`}</strong>{' '}
      <PaymentDescription payment={payment} what={`for ${payment.details.hall}`} />
    </Note>
  ));
}

export function FamilyNoticePanel({ notice }: { notice: Exclude<FamilyNotice, { kind: 'problems' }> }) {
  if (notice.kind === 'stopped') {
    return (
      <NoticePanel title="This invoice has just expired.">
        <p>Nothing was charged. Ask the person who sent it to check the date again and send a new link.</p>
        <p>
          Questions? Call <PhoneLink />.
        </p>
      </NoticePanel>
    );
  }
  return (
    <UnpaidPanel notice={notice} what="this invoice" canTransfer>
      <p>Your details are still here.</p>
    </UnpaidPanel>
  );
}
