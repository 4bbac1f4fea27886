import { formatNaira } from '@venue/shared/text/numbers.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import { nearMoment } from '../../../time/moment-in-words.ts';
import { accountOf, partRange, priceOf } from '../../booking/account.ts';
import { expiresAt } from '../../booking/invoice.ts';
import { chooseFirstPayment, payBalance } from '../../flow/pay-on-invoice.ts';
import { balanceDueText } from '../../text/paid-and-due.ts';
import { type InvoicePage, useInvoicePage } from '../invoice-page.ts';
import { showBalancePanel } from './balance-panel.tsx';

function firstPayment({ booking, now, services }: InvoicePage) {
  return {
    sum: `${formatNaira(priceOf(booking).deposit)} secures it`,
    when: `until ${nearMoment(expiresAt(booking), now)}`,
    label: 'MAKE PAYMENT',
    pay: () => chooseFirstPayment(services, booking),
  };
}

/** Where the balance may be paid in parts, the button leads to the panel with the choice. */
function balance({ booking, status, services }: InvoicePage) {
  const naira = accountOf(booking).payableNow;
  const dueText = status.due === 'balance' ? 'due now' : balanceDueText(booking);
  const text = {
    sum: `${formatNaira(naira)} left`,
    when: status.late ? 'once the venue has called' : dueText,
  };
  const payAll = () => void payBalance(services, booking, { choice: 'balance', naira });
  return partRange(naira, booking.terms)
    ? { ...text, label: 'Pay all or a part', pay: showBalancePanel }
    : { ...text, label: `Pay ${formatNaira(naira)}`, pay: payAll };
}

/** What can be paid next, at the bottom of a phone's screen. */
export function PhonePayBar() {
  const shown = useInvoicePage();
  const { status, flow } = shown;
  const busy = flow.payment.stage === 'paying';
  if (!status.pay) return null;
  const { sum, when, label, pay } = status.pay === 'first' ? firstPayment(shown) : balance(shown);
  return (
    <PhoneBar label="Pay">
      <PhoneBarText>
        <strong>{sum}</strong>
        <span>{when}</span>
      </PhoneBarText>
      <Button $look="brass" aria-disabled={busy} onClick={busy ? undefined : pay}>
        {label}
      </Button>
    </PhoneBar>
  );
}
