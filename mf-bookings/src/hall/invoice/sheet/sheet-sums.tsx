import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { doubleLine } from '@venue/shared/theme/styles.ts';
import { color, role, type } from '@venue/shared/theme/tokens.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { priceOf } from '../../booking/account.ts';
import type { HallBooking } from '../../booking/booking.ts';
import { invoiceLines, invoicePayments } from '../../text/invoice-rows.ts';

const Table = styled.table`
  width: 100%;
  th,
  td {
    padding: 12px min(16px, 4vw) 12px 0;
    overflow-wrap: anywhere;
    border-top: 1px solid ${role.hairline};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    ${doubleLine}
    font-weight: 650;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  tfoot th,
  tfoot td {
    border-top: 2px solid ${color.ink};
    font-weight: 650;
  }
  tfoot th {
    padding-top: 18px;
    font-size: 1.125rem;
  }
  tfoot td {
    font-size: min(1.75rem, 11vw);
    line-height: 1.4;
  }
`;

const Sums = styled(KeyValues)`
  ${type.body}
  span {
    color: ${role.text2};
  }
`;

/** The lines of the invoice and their total, then what is paid and what is left (I-03). */
export function SheetSums({ booking }: { booking: HallBooking }) {
  const { full } = priceOf(booking);
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {invoiceLines(booking.terms).map(({ item, naira }) => (
            <tr key={item}>
              <td>{item}</td>
              <td>{formatNaira(naira)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Full payment</th>
            <td>{formatNaira(full)}</td>
          </tr>
        </tfoot>
      </Table>
      <Sums>
        {invoicePayments(booking).map(({ id, name, remark, naira }) => (
          <KeyValue
            key={id}
            name={
              <>
                {name} <span>{remark}</span>
              </>
            }
            value={<strong>{formatNaira(naira)}</strong>}
          />
        ))}
      </Sums>
    </>
  );
}
