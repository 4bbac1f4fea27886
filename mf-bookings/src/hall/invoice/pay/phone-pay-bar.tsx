import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import { nearMoment } from '../../../time/moment-in-words.ts';
import { accountOf, partRange } from '../../booking/account.ts';
import type { HallBooking } from '../../booking/booking.ts';
import type { BookingStatus } from '../../booking/booking-status.ts';
import { expiresAt } from '../../booking/invoice.ts';
import { invoiceSums } from '../../booking/invoice-sums.ts';
import { balanceDueText } from '../../text/paid-and-due.ts';
import { showBalancePanel } from './balance-panel.tsx';

type PayBarProps = {
  booking: HallBooking;
  now: number;
  status: BookingStatus;
  busy: boolean;
  onPayFirst: () => void;
  onPayBalance: () => void;
};

function firstPayment({ booking, now, onPayFirst }: PayBarProps) {
  return {
    sum: `${formatNaira(invoiceSums(booking).price.deposit)} secures it`,
    when: `until ${nearMoment(expiresAt(booking), now)}`,
    label: 'MAKE PAYMENT',
    pay: onPayFirst,
  };
}

/** Where the balance may be paid in parts, the button leads to the panel with the choice. */
function balance({ booking, status, onPayBalance }: PayBarProps) {
  const naira = accountOf(booking).payable;
  const dueText = status.due === 'balance' ? 'due now' : balanceDueText(booking);
  const text = {
    sum: `${formatNaira(naira)} left`,
    when: status.late ? 'once the venue has called' : dueText,
  };
  return partRange(naira, booking.terms)
    ? { ...text, label: 'Pay all or a part', pay: showBalancePanel }
    : { ...text, label: `Pay ${formatNaira(naira)}`, pay: onPayBalance };
}

/** What can be paid next, at the bottom of a phone's screen. */
export function PhonePayBar(props: PayBarProps) {
  const { status, busy } = props;
  if (!status.pay) return null;
  const { sum, when, label, pay } = status.pay === 'first' ? firstPayment(props) : balance(props);
  return (
    <PhoneBar label="Pay">
      <PhoneBarText>
        <strong>{sum}</strong>
        <span>{when}</span>
      </PhoneBarText>
      <Button $variant="brass" aria-disabled={busy} onClick={busy ? undefined : pay}>
        {label}
      </Button>
    </PhoneBar>
  );
}
