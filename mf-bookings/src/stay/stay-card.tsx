import { formatNaira } from '@venue/shared/money.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Tariff, type TariffTotal } from '@venue/shared/ui/tariff.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { styled } from 'styled-components';
import type { Place } from './places.ts';
import { costOf, isChosen, type Period } from './stay-cost.ts';
import { PaidBox, PriceBox, PriceWords, StayCard } from './stay-layout.ts';
import { StayPicture } from './stay-picture.tsx';
import { totalWords } from './stay-words.ts';
import { type Line, ThreeLines } from './three-lines.tsx';

/** Ruled off and as high as the sum that will stand there, so that nothing below it moves. */
const Waiting = styled(Small)`
  ${doubleLine}
  display: grid;
  align-items: center;
  min-height: calc(14px + 1.375rem * 1.35);
  margin-top: 4px;
  padding-top: 10px;
`;

const waits = {
  night: 'The sum stands here once your nights are chosen.',
  day: 'The price is for the whole day.',
} as const satisfies Record<Place['unit'], string>;

function linesOf({ unit }: Place, total: TariffTotal | undefined): Line[] {
  const what = unit === 'night' ? 'Your nights' : 'Your day';
  const paid =
    total === undefined ? `${what}, by card, in naira` : `${formatNaira(total.naira)}, by card, once`;
  const itself = unit === 'night' ? 'The room itself' : 'The day itself';
  return [
    { mark: 'now', name: 'Paid here', text: paid },
    { mark: 'now', name: 'Confirmed at once', text: 'That the card was charged, with a reference' },
    { mark: 'later', name: 'Confirmed after', text: `${itself}, when the venue answers you` },
  ];
}

/**
 * What is booked and what it costs: the price of a night or a day, and the sum once the dates are chosen, as it is
 * (B-06, B-07, D-08); announced when it changes (D-10).
 */
export function StayPrice({ place, period }: { place: Place; period: Period }) {
  const { listed, rate, unit, picture } = place;
  const total = isChosen(place, period)
    ? { words: totalWords(place, period), naira: costOf(place, period) }
    : undefined;
  return (
    <StayCard aria-label="Cost">
      <PriceBox>
        <AsoOkeStripe $thin />
        <StayPicture of={picture} ratio="2 / 1" first />
        <PriceWords>
          {/* Keyed by its sum: a new sum appears in its place, and nothing counts as moved. */}
          <Tariff
            key={total?.naira}
            above={listed === undefined ? undefined : `Listed ${formatNaira(listed)}`}
            rate={rate}
            unit={unit}
            here
            total={total}
          />
          {total === undefined && <Waiting>{waits[unit]}</Waiting>}
        </PriceWords>
        <VisuallyHidden role="status">{total && `To pay: ${formatNaira(total.naira)}`}</VisuallyHidden>
      </PriceBox>
      <PaidBox>
        <ThreeLines of={linesOf(place, total)} />
      </PaidBox>
    </StayCard>
  );
}
