import { lagosDate, formatLongDate } from '@venue/shared/dates.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-due.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { ChoiceRow } from '../controls/choice-row.tsx';
import { ChoiceRows } from '../controls/choice-rows.tsx';
import type { PaymentChoice } from '../hall/booking/hall-payment.ts';
import { invoiceSums } from '../hall/booking/invoice.ts';
import { shareNames, choiceSum } from '../hall/booking/payment-choice-facts.ts';
import { FormStep } from '../layout/form-step.tsx';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { payerFieldId } from './payer-fields.ts';

/** The sum that is offered first: all of it where the terms ask for that (D-44). */
export function firstChoice({ details, terms }: SharedInvoice, now: number): PaymentChoice {
  return mustPayInFull(details.eventDate, lagosDate(now), terms) ? 'full' : 'deposit';
}

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

/** Deposit or full payment (E-09). */
export function AmountStep({ shared, first }: { shared: SharedInvoice; first: PaymentChoice }) {
  const isLate = first === 'full';
  const details = { deposit: depositDetail(shared, isLate), full: fullDetail(shared) };
  const choices = isLate ? (['full', 'deposit'] as const) : (['deposit', 'full'] as const);
  return (
    <FormStep number={1} title="How much">
      <ChoiceRows id={payerFieldId('choice')} legend="How much" legendHidden>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice}
            name="choice"
            value={choice}
            defaultChecked={choice === first}
            title={shareNames[choice]}
            price={formatNaira(choiceSum(shared, choice))}
            detail={details[choice]}
          />
        ))}
      </ChoiceRows>
    </FormStep>
  );
}
