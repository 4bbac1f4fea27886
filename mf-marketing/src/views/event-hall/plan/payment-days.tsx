import { DatedLine, DatedStep } from '../../../sections/dated-line.tsx';
import { Stack } from '../../../sections/words.tsx';
import { formatNaira } from '@venue/shared/money.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import type { CostSheet } from './cost-sheet.ts';
import { paymentDates } from './payment-dates.ts';
import type { Plan } from './plan.ts';

/** Who is paid what, and when. */
export function PaymentDays({ plan, sheet }: { plan: Plan; sheet: CostSheet }) {
  const today = useToday();
  return (
    <Stack>
      <Heading level={4}>All of it is paid to {brand.name}, in this order</Heading>
      <DatedLine>
        {paymentDates(plan, sheet, today).map(({ id, when, naira, what }) => (
          <DatedStep key={id} $knot={id === 'back' ? color.palm700 : undefined}>
            <span>{when}</span>
            <strong>{formatNaira(naira)}</strong>
            <p>{what}</p>
          </DatedStep>
        ))}
      </DatedLine>
    </Stack>
  );
}
