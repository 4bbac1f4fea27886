import { formatNaira } from '@venue/shared/money.ts';
import { type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { hallPrice } from '@venue/shared/venue/hall-price.ts';
import { hallNamed, hallsFrom } from '@venue/shared/venue/halls.ts';
import { useHallFormValues } from './use-hall-form-values.ts';

const Words = styled.p`
  ${type.small}
  strong {
    display: block;
  }
`;

/** The sum at the bottom of phone screens. */
export function PhoneSum({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const hall = hallNamed(useHallFormValues(form).hall);
  const price = hallPrice(hall?.rental ?? hallsFrom);
  const from = hall ? '' : 'from ';
  return (
    <PhoneBar label="The sum">
      <Words>
        <strong>{`${from}${formatNaira(price.deposit)} holds it`}</strong>
        {`${from}${formatNaira(price.full)} in full`}
      </Words>
      <Button as="a" href="#cost" $look="line">
        See the sum
      </Button>
    </PhoneBar>
  );
}
