import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import { accountOf, partRange } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import { expiresAt } from '../booking/invoice.ts';
import { invoiceSums } from '../booking/invoice-sums.ts';
import { balanceDueText } from '../text/balance-due.ts';
import { showBalancePanel } from './balance-panel.tsx';
import { nearMoment } from '../../time/moment-in-words.ts';

type BarProps = { booking: HallBooking; busy: boolean; onPay: () => void };

export function PhonePayBar(props: BarProps & { now: number }) {
  const { booking } = props;
  return (
    <PhoneBar label="Pay">
      <PhoneBarText>
        <strong>{formatNaira(invoiceSums(booking).price.deposit)} secures it</strong>
        <span>{`until ${nearMoment(expiresAt(booking), props.now)}`}</span>
      </PhoneBarText>
      <Button $variant="brass" aria-disabled={props.busy} onClick={props.busy ? undefined : props.onPay}>
        MAKE PAYMENT
      </Button>
    </PhoneBar>
  );
}

/** The balance; where it may be paid in parts, the button leads to the panel with the choice. */
export function PhoneBalanceBar({ booking, isDue, busy, onPay }: BarProps & { isDue: boolean }) {
  const { payable } = accountOf(booking);
  const hasParts = partRange(payable, booking.terms) !== undefined;
  const act = hasParts ? showBalancePanel : onPay;
  return (
    <PhoneBar label="Pay">
      <PhoneBarText>
        <strong>{`${formatNaira(payable)} left`}</strong>
        <span>{isDue ? 'due now' : balanceDueText(booking)}</span>
      </PhoneBarText>
      <Button $variant="brass" aria-disabled={busy} onClick={busy ? undefined : act}>
        {hasParts ? 'Pay all or a part' : `Pay ${formatNaira(payable)}`}
      </Button>
    </PhoneBar>
  );
}
