import { formatNaira } from '@venue/shared/words/numbers.ts';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import type { HallBooking } from '../booking/booking.ts';
import { invoicePayments } from '../text/invoice-content.ts';

const Sums = styled(KeyValues)`
  ${type.body}
  span {
    color: ${role.text2};
  }
`;

export function InvoicePayments({ booking }: { booking: HallBooking }) {
  return (
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
  );
}
