import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import type { RefObject } from 'react';
import { hallNamed } from '@venue/shared/venue/halls.ts';
import { termsFor } from '../booking/agreed-terms.ts';
import { invoiceSums } from '../booking/invoice-sums.ts';
import { hallStepId } from './hall-step.tsx';
import { useHallFormValues } from './use-hall-form-values.ts';

/** Late hours are no part of what an invoice calls the full payment (D-46), so they are named beside the total. */
function totalText({ price, lateHours }: ReturnType<typeof invoiceSums>): string {
  const total = formatNaira(price.full + lateHours);
  return lateHours > 0 ? `${total} with late hours` : `${total} in total`;
}

/** The sum at the bottom of phone screens, as soon as a hall is chosen. */
export function HallPhoneSum({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const values = useHallFormValues(form);
  const hall = hallNamed(values.hall);
  const sums = hall && invoiceSums({ details: values, terms: termsFor(hall) });
  return (
    <PhoneBar label="Price">
      <PhoneBarText>
        <strong>{sums ? `${formatNaira(sums.price.deposit)} secures the date` : 'Choose a hall'}</strong>
        <span>{sums ? totalText(sums) : 'to see the total'}</span>
      </PhoneBarText>
      <Button as="a" href={sums ? '#cost' : `#${hallStepId}`} $variant="line">
        {sums ? 'See the price' : 'See the halls'}
      </Button>
    </PhoneBar>
  );
}
