import { type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import type { Place } from '../booking/places.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { checkPeriod } from '../booking/stay-cost.ts';
import { costText } from '../booking/stay-text.ts';

const Line = styled.p`
  font-variant-numeric: tabular-nums lining-nums;
  strong {
    ${type.h4}
  }
`;

const waits = {
  night: 'You see the total here before you pay.',
  day: 'You see the day and its price here before you pay.',
} as const satisfies Record<Place['unit'], string>;

/** What the press of the button below pays; until that is known, that nothing is paid before. */
export function SumLine({ place, period }: { place: Place; period: DateSpan }) {
  const isPayable = checkPeriod(place, period) === 'payable';
  const text = isPayable ? costText(place, period) : waits[place.unit];
  // Keyed by its words: a new sum appears in its place, and nothing counts as moved.
  return <Line key={text}>{isPayable ? <strong>{text}</strong> : text}</Line>;
}
