import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { accountOf, partRange } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallOrder } from '../booking/hall-payment.ts';
import { balanceDueSentence, payBalanceLabel } from '../text/balance-due.ts';
import { PartForm } from './part-form.tsx';
import { PayButton, PayFrame } from './pay-frame.ts';
import { useFocusBack } from './use-focus-back.ts';

function Sums({ booking }: { booking: HallBooking }) {
  const { balance, lateHours } = accountOf(booking);
  const rows = [
    { name: 'Balance', naira: balance },
    { name: 'Late hours', naira: lateHours },
  ].filter(({ naira }) => naira > 0);
  return (
    <KeyValues>
      {rows.map(({ name, naira }) => (
        <KeyValue key={name} name={name} value={<strong>{formatNaira(naira)}</strong>} />
      ))}
    </KeyValues>
  );
}

const panelId = 'what-is-left';

export function showBalancePanel(): void {
  document.getElementById(panelId)?.focus();
}

type BalanceProps = {
  booking: HallBooking;
  now: number;
  /** Paid after the invoice expired: the venue may have let the hall, and calls first. */
  late: boolean;
  busy: boolean;
  /** Resolves to whether it was paid. */
  onPay: (order: HallOrder) => Promise<boolean>;
};

/** What is left to pay once the date is secured, in full or in parts. */
export function BalancePanel({ booking, now, late, busy, onPay }: BalanceProps) {
  const button = useFocusBack(busy);
  const { payable } = accountOf(booking);
  const parts = partRange(payable, booking.terms);
  return (
    <PayFrame id={panelId} tabIndex={-1} aria-label="What is left to pay">
      <Heading level={2} look="h3">
        What is left to pay
      </Heading>
      <Sums booking={booking} />
      <p>{balanceDueSentence(booking, now)}</p>
      {late ? <p>Please pay it once the venue has called you.</p> : null}
      <PayButton
        ref={button}
        $variant="brass"
        $wide
        aria-disabled={busy}
        onClick={busy ? undefined : () => void onPay({ choice: 'balance', naira: payable })}
      >
        <Icon name="lock" />
        <span>{busy ? 'Payment in progress…' : payBalanceLabel(booking)}</span>
      </PayButton>
      {parts ? (
        <PartForm key={payable} number={booking.invoice.number} range={parts} busy={busy} onPay={onPay} />
      ) : (
        <Small>In one payment, by card.</Small>
      )}
    </PayFrame>
  );
}
