import { formatLongDate } from '@venue/shared/dates.ts';
import { balanceDue } from '@venue/shared/venue/hall-due.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { ChoiceRow } from '../controls/choice-row.tsx';
import { ChoiceRows } from '../controls/choice-rows.tsx';
import { type HallOrder, shareNames } from '../hall/booking/hall-payment.ts';
import { invoiceSums } from '../hall/booking/invoice.ts';
import { FormStep } from '../layout/form-step.tsx';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { payerFieldId } from './payer-fields.ts';

function depositDetail(shared: SharedInvoice, isLate: boolean): string {
  const { details, terms } = shared;
  const left = formatNaira(invoiceSums(shared).afterDeposit);
  if (isLate) {
    return `The event is less than ${counted(terms.balanceDueDays, 'day')} away: the terms ask for the full payment. The other ${left} would be due at once.`;
  }
  const due = formatLongDate(balanceDue(details.eventDate, terms), 'short');
  return `${terms.depositPercent}% of the rental and the caution. It secures the date; ${left} follows by ${due}.`;
}

function fullDetail(shared: SharedInvoice): string {
  const { price, lateHours } = invoiceSums(shared);
  const late = lateHours > 0 ? ` Late hours of ${formatNaira(lateHours)} are not part of it.` : '';
  return `Rental and caution; ${formatNaira(price.caution)} of it is the caution, refundable in ${counted(shared.terms.cautionReturnDays, 'day')}.${late}`;
}

type AmountProps = {
  shared: SharedInvoice;
  /** What can be paid, first what is asked for. */
  orders: readonly HallOrder[];
};

function detailOf({ choice, naira }: HallOrder, { shared, orders }: AmountProps): string {
  if (choice === 'full') return fullDetail(shared);
  if (choice === 'deposit') return depositDetail(shared, orders[0]?.choice === 'full');
  if (choice === 'balance') return 'All that is left, as far as this page can see.';
  const rest = orders.find((order) => order.choice === 'balance');
  const left = rest ? ` ${formatNaira(rest.naira - naira)} is left after it.` : '';
  return `What ${shared.firstName || 'the person who booked'} asks of you.${left}`;
}

/** How much is paid: a share of the first payment (E-09), or of what is left. */
export function AmountStep({ shared, orders }: AmountProps) {
  return (
    <FormStep number={1} title="How much">
      <ChoiceRows id={payerFieldId('choice')} legend="How much" legendHidden>
        {orders.map((order, place) => (
          <ChoiceRow
            key={order.choice}
            name="choice"
            value={order.choice}
            defaultChecked={place === 0}
            title={shareNames[order.choice]}
            price={formatNaira(order.naira)}
            detail={detailOf(order, { shared, orders })}
          />
        ))}
      </ChoiceRows>
    </FormStep>
  );
}
