import { lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { KeyValue, KeyValues } from '../../page/key-values.tsx';
import { type HallBooking, isDenied, owesNoBalance } from '../booking.ts';
import { invoiceSums } from '../invoice.ts';
import { numericMoment } from '../../page/numeric-moment.ts';
import { balanceDueWords } from '../invoice-words.ts';

const Sums = styled(KeyValues)`
  ${type.body}
  span {
    color: ${role.text2};
  }
`;

/** A sum with a remark in the second colour behind its name. */
function Sum(props: { name: string; remark: string; naira: number }) {
  return (
    <KeyValue
      name={
        <>
          {props.name} <span>{props.remark}</span>
        </>
      }
      value={<strong>{formatNaira(props.naira)}</strong>}
    />
  );
}

/** What is to be paid, or what was: a paid invoice does not ask again. */
export function InvoicePayments({ booking }: { booking: HallBooking }) {
  const { details, invoice, payment } = booking;
  const { price, lateHours } = invoiceSums(details);
  const due = balanceDueWords(details.eventDate, lagosDate(invoice.issuedAt));
  return (
    <Sums>
      {payment.kind === 'paid' ? (
        <Sum
          name={isDenied(booking) ? 'Not confirmed' : 'Paid'}
          remark={`${numericMoment(payment.at)}, reference ${payment.reference}`}
          naira={payment.naira}
        />
      ) : (
        <Sum name="Deposit payable now" remark="40% of rental + caution" naira={price.deposit} />
      )}
      {owesNoBalance(booking) ? null : (
        <Sum name="Balance" remark={`60% of rental, ${due}`} naira={price.balance} />
      )}
      {lateHours > 0 ? (
        <Sum name="Late hours" remark="not part of this payment, due with the balance" naira={lateHours} />
      ) : null}
    </Sums>
  );
}
