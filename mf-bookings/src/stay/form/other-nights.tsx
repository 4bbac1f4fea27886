import { useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { dateSpan } from '@venue/shared/text/date-span.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import type { Configuration } from '../../configuration.ts';
import { neighbours } from '../../days/candidate-days.ts';
import type { CheckDay } from '../../days/day-search.ts';
import { SearchResults } from '../../days/search-results.tsx';
import { useDaySearch } from '../../days/use-day-search.ts';
import { useHost } from '../../host.ts';
import { createRoomCheck, type RoomAvailability } from '../../services/availability.ts';
import type { NoAnswer } from '../../services/service-answer.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { useJoinWaitingList } from '../../waiting-list/waiting-list-provider.tsx';
import type { Place } from '../booking/places.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
  width: 100%;
  > button {
    justify-self: start;
  }
`;

type Known = Exclude<RoomAvailability, NoAnswer>;

function createCheck(reservation: Configuration['reservation'], { id }: Place): CheckDay<Known> {
  const check = createRoomCheck(reservation);
  return async ({ from, to }) => {
    const outcome = await check(id, from, to);
    if (outcome.kind === 'lost' || outcome.kind === 'refused') return outcome;
    return { kind: 'answer', availability: outcome };
  };
}

function rowText(known: Known): string {
  if (known.kind === 'free') return 'Free';
  return known.reason === undefined ? 'Taken' : `Not offered: “${known.reason}”`;
}

function datesText({ unit }: Place, { from, to }: DateSpan): string {
  return unit === 'night' ? dateSpan(from, to) : formatLongDate(from);
}

export type OtherNightsProps = {
  place: Place;
  /** The dates that are taken. */
  period: DateSpan;
  onChoose: (period: DateSpan) => void;
};

/** Offers the same stay a few days earlier and later, and the waiting list. */
export function OtherNights({ place, period, onChoose }: OtherNightsProps) {
  const today = useToday();
  const { reservation } = useHost().config;
  const [check] = useState(() => createCheck(reservation, place));
  const { search, start, stop } = useDaySearch(check);
  const joinWaitingList = useJoinWaitingList();
  return (
    <Frame>
      <Button $look="line" onClick={() => start(neighbours(period, today))}>
        Check nearby dates
      </Button>
      {search && (
        <SearchResults
          search={search}
          row={(day, known) => ({
            day: datesText(place, day),
            isFree: known.kind === 'free',
            text: rowText(known),
          })}
          onStop={stop}
          onChoose={onChoose}
          chosen=""
        />
      )}
      <Button $look="text" onClick={() => joinWaitingList({ place: place.id, what: place.name, ...period })}>
        Tell me if it becomes free
      </Button>
    </Frame>
  );
}
