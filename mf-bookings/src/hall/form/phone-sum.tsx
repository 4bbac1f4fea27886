import { formatNaira } from '@venue/shared/money.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar, PhoneBarWords } from '@venue/shared/ui/phone-bar.tsx';
import type { RefObject } from 'react';
import { hallPrice } from '@venue/shared/venue/hall-price.ts';
import { hallNamed } from '@venue/shared/venue/halls.ts';
import { fieldId } from './form-errors.ts';
import { useHallFormValues } from './use-hall-form-values.ts';

/** The sum at the bottom of phone screens, as soon as a hall is chosen. */
export function PhoneSum({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const hall = hallNamed(useHallFormValues(form).hall);
  const price = hall && hallPrice(hall.rental);
  return (
    <PhoneBar label="The sum">
      <PhoneBarWords>
        <strong>{price ? `${formatNaira(price.deposit)} secures it` : 'Choose a hall'}</strong>
        <span>{price ? `${formatNaira(price.full)} in full` : 'to see the total'}</span>
      </PhoneBarWords>
      <Button as="a" href={price ? '#cost' : `#${fieldId('hall')}`} $look="line">
        {price ? 'See the sum' : 'See the halls'}
      </Button>
    </PhoneBar>
  );
}
