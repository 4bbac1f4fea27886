import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { weekdayOf } from '@venue/shared/venue/office-hours.ts';
import { monthsAround, monthText, sameWeekdays, saturdaysOf } from '../../days/candidate-days.ts';
import { SearchResults } from '../../days/search-results.tsx';
import { useDaySearch } from '../../days/use-day-search.ts';
import { useJoinWaitingList } from '../../waiting-list/waiting-list-provider.tsx';
import { dayRowText, type DayQuery, type HallsOnDay, preferredHall, useHallCheck } from './halls-on-day.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const Month = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: end;
  ${media.up(640)} {
    grid-template-columns: 15rem auto;
    justify-content: start;
  }
`;

/** What one tap puts into the form. */
export type ChooseDay = (values: { eventDate?: string; hall?: string }) => void;

type OtherDaysProps = { query: DayQuery; onChoose: ChooseDay };

/** Alternatives to a taken day: nearby weeks, the Saturdays of a month, or a message if it becomes free. */
export function OtherDays({ query, onChoose }: OtherDaysProps) {
  const today = useToday();
  const months = useRef<HTMLSelectElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { search, start, stop } = useDaySearch(useHallCheck(query));
  const joinWaitingList = useJoinWaitingList();
  const preferred = preferredHall(query);
  const { date, people } = query;

  function choose({ from }: { from: string }, { free }: HallsOnDay) {
    const [hall] = free;
    setChosen(from);
    onChoose({ eventDate: from, ...(preferred && hall && { hall: hall.name }) });
  }

  return (
    <Frame>
      <ButtonRow>
        <Button $look="line" onClick={() => start(sameWeekdays(date, today))}>
          {`Check nearby ${weekdayOf(date)}s`}
        </Button>
        <Button
          $look="line"
          onClick={() =>
            joinWaitingList({ place: 'hall', what: preferred?.name ?? '', from: date, to: date, people })
          }
        >
          {`Tell me if ${preferred?.name ?? 'a hall'} becomes free`}
        </Button>
      </ButtonRow>
      <Month>
        <SelectField id={id} ref={months} name="" label="All Saturdays in" defaultValue={date.slice(0, 7)}>
          {monthsAround(date, today).map((month) => (
            <option key={month} value={month}>
              {monthText(month)}
            </option>
          ))}
        </SelectField>
        <Button
          $look="line"
          onClick={() => start(saturdaysOf(months.current?.value ?? date.slice(0, 7), today, date))}
        >
          Check
        </Button>
      </Month>
      {search && (
        <SearchResults
          search={search}
          row={({ from }, day) => ({
            day: formatLongDate(from, 'short'),
            isFree: day.free.length > 0,
            text: dayRowText(day),
          })}
          onStop={stop}
          onChoose={choose}
          chosen={chosen}
        />
      )}
    </Frame>
  );
}
