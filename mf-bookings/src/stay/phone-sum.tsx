import { formatNaira } from '@venue/shared/money.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar, PhoneBarWords } from '@venue/shared/ui/phone-bar.tsx';
import type { RefObject } from 'react';
import type { Place } from './places.ts';
import { costOf, periodStanding } from './stay-cost.ts';
import { endId, firstDateId } from './stay-fields.ts';
import { factorWords, rateNow } from './stay-words.ts';
import { usePeriod } from './use-period.ts';

const missing = {
  night: { words: 'no nights chosen yet', link: 'Choose nights' },
  day: { words: 'no day chosen yet', link: 'Choose the day' },
} as const satisfies Record<Place['unit'], object>;

type PhoneSumProps = { form: RefObject<HTMLFormElement | null>; place: Place };

/** The sum at the bottom of phone screens; before there are dates, the price. */
export function PhoneSum({ form, place }: PhoneSumProps) {
  const period = usePeriod(form, place);
  const isPayable = periodStanding(place, period) === 'payable';
  const { words, link } = missing[place.unit];
  return (
    <PhoneBar label="The sum">
      <PhoneBarWords>
        <strong>{isPayable ? formatNaira(costOf(place, period)) : rateNow(place)}</strong>
        {isPayable ? factorWords(place, period) : words}
      </PhoneBarWords>
      <Button as="a" href={`#${isPayable ? endId : firstDateId(place)}`} $look="line">
        {isPayable ? 'To the payment' : link}
      </Button>
    </PhoneBar>
  );
}
