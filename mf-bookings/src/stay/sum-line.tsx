import { space, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import type { Place } from './places.ts';
import { type Period, periodStanding } from './stay-cost.ts';
import { firstDateId } from './stay-fields.ts';
import { sumWords } from './stay-words.ts';

const Line = styled.p`
  margin-top: ${space[8]};
  font-variant-numeric: tabular-nums lining-nums;
  strong {
    ${type.h4}
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const missing = {
  night: 'Choose your nights to see the total',
  day: 'Choose your day before you pay',
} as const satisfies Record<Place['unit'], string>;

/** What the press of the button below pays, or the way to the dates that it waits for. */
export function SumLine({ place, period }: { place: Place; period: Period }) {
  const isPayable = periodStanding(place, period) === 'payable';
  const words = isPayable ? sumWords(place, period) : missing[place.unit];
  // Keyed by its words: a new sum appears in its place, and nothing counts as moved.
  return (
    <Line key={words}>
      {isPayable ? <strong>{words}</strong> : <a href={`#${firstDateId(place)}`}>{words}</a>}
    </Line>
  );
}
