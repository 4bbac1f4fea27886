import { formatLongDate } from '@venue/shared/dates.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { dateSpan } from '@venue/shared/words/date-span.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Configuration } from '../../configuration.ts';
import { SearchResults } from '../../days/search-results.tsx';
import { neighbours } from '../../days/candidate-days.ts';
import type { CheckDay } from '../../days/search-days.ts';
import { useDaySearch } from '../../days/use-day-search.ts';
import { useHost } from '../../host.ts';
import { createAskRoom } from '../../services/room-availability.ts';
import { useAskToWait } from '../../wait/ask-to-wait.tsx';
import type { Place } from '../booking/places.ts';
import type { DateSpan } from '../../time/date-span.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
  width: 100%;
  > button {
    justify-self: start;
  }
`;

/** Whether the place is free; its service is the only one that is asked. */
function askNights(reservation: Configuration['reservation'], { id }: Place): CheckDay<boolean> {
  const ask = createAskRoom(reservation);
  return async ({ from, to }) => {
    const outcome = await ask(id, from, to);
    if (outcome.kind === 'lost' || outcome.kind === 'refused') return outcome;
    return { kind: 'answer', found: outcome.kind === 'free' };
  };
}

const text = {
  night: {
    label: 'Look at the same nights a few days around',
    row: (stay: DateSpan) => dateSpan(stay.from, stay.to),
  },
  day: { label: 'Look at the days around it', row: (day: DateSpan) => formatLongDate(day.from) },
} as const satisfies Record<Place['unit'], object>;

export type OtherNightsProps = {
  place: Place;
  /** What is taken. */
  period: DateSpan;
  onTake: (period: DateSpan) => void;
};

/** The same nights, or the day, a little earlier and later. */
export function OtherNights({ place, period, onTake }: OtherNightsProps) {
  const today = useToday();
  const { reservation } = useHost().config;
  const [ask] = useState(() => askNights(reservation, place));
  const { search, start, stop } = useDaySearch(ask);
  const { label, row } = text[place.unit];
  const askToWait = useAskToWait();
  return (
    <Frame>
      <Button $variant="line" onClick={() => start(neighbours(period, today))}>
        {label}
      </Button>
      {search && (
        <SearchResults
          search={search}
          row={(day, isFree) => ({ day: row(day), isFree, text: isFree ? 'Free' : 'Taken' })}
          onStop={stop}
          onTake={onTake}
          chosen=""
        />
      )}
      <Button $variant="text" onClick={() => askToWait({ place: place.id, what: place.name, ...period })}>
        Tell me if it becomes free
      </Button>
    </Frame>
  );
}
