import { formatNaira } from '@venue/shared/money.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { layout } from '@venue/shared/theme/tokens.ts';
import { PhoneBar, PhoneBarWords } from '@venue/shared/ui/phone-bar.tsx';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import type { Place } from './places.ts';
import { costOf, periodStanding } from './stay-cost.ts';
import { endId, firstDateId } from './stay-fields.ts';
import { factorWords, rateNow } from './stay-words.ts';
import { usePeriod } from './use-period.ts';

const missing = {
  night: { words: 'no nights chosen yet', link: 'Choose nights' },
  day: { words: 'no day chosen yet', link: 'Choose the day' },
} as const satisfies Record<Place['unit'], object>;

/** The page and the bar's rail lie over each other; the end of the page stays free for the bar. */
const Run = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * {
    grid-area: 1 / 1;
  }
  @media (max-width: 899.98px) {
    > :first-child {
      padding-bottom: ${layout.phoneBar};
    }
  }
`;

/** From the top of the page to where its price ends. */
const priceEnds = '420px';

/** Begins so far down that the price has left the screen when the bar comes: the same price never stands there twice. */
const Rail = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  margin-top: calc(${priceEnds} + 100svh);
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

type PhoneSumProps = {
  form: RefObject<HTMLFormElement | null>;
  place: Place;
  /** What it lies at the foot of. */
  children: ReactNode;
};

/** The sum at the bottom of phone screens once its card has left; before there are dates, the price. */
export function PhoneSum({ form, place, children }: PhoneSumProps) {
  const period = usePeriod(form, place);
  const isPayable = periodStanding(place, period) === 'payable';
  const { words, link } = missing[place.unit];
  return (
    <Run>
      <div>{children}</div>
      <Rail>
        <PhoneBar label="The sum">
          <PhoneBarWords>
            <strong>{isPayable ? formatNaira(costOf(place, period)) : rateNow(place)}</strong>
            {isPayable ? factorWords(place, period) : words}
          </PhoneBarWords>
          <Button as="a" href={`#${isPayable ? endId : firstDateId(place)}`} $look="brass">
            {isPayable ? 'To the payment' : link}
          </Button>
        </PhoneBar>
      </Rail>
    </Run>
  );
}
