import { shareNames, type HallOrder } from '../hall/booking/hall-payment.ts';
import { depositText, fullPaymentText } from '../hall/text/paid-and-due.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { FormStep } from '../layout/form-layout.tsx';
import { ChoiceRow, ChoiceRows } from '../controls/choice-rows.tsx';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { payerFieldId } from './payer-fields.ts';

type AmountProps = {
  shared: SharedInvoice;
  /** The amounts that can be paid, the requested one first. */
  orders: readonly HallOrder[];
};

function detailOf({ choice, naira }: HallOrder, { shared, orders }: AmountProps): string {
  if (choice === 'full') return fullPaymentText(shared);
  if (choice === 'deposit') return depositText(shared, orders[0]?.choice === 'full');
  if (choice === 'balance') return 'The whole balance, as far as this page can tell.';
  const rest = orders.find((order) => order.choice === 'balance');
  const left = rest ? ` That leaves ${formatNaira(rest.naira - naira)} to pay.` : '';
  return `The amount ${shared.firstName || 'the person who booked'} has asked you for.${left}`;
}

/** How much to pay: a share of the first payment (E-09), or of the balance. */
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
