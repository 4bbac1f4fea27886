import { formatLongDate } from '@venue/shared/time/dates.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { weekdayOf } from '@venue/shared/venue/office-hours.ts';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SearchResults } from '../../days/search-results.tsx';
import { monthsAround, monthText, sameWeekdays, saturdaysOf } from '../../days/candidate-days.ts';
import { useDaySearch } from '../../days/day-search.ts';
import { useAskToWait } from '../../wait/ask-to-wait.tsx';
import { dayRowText, type DayQuery, type HallsOnDay, wantedHall, useAskHalls } from './halls-on-day.ts';

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
export type Take = (values: { eventDate?: string; hall?: string }) => void;

type OtherDaysProps = { query: DayQuery; onTake: Take };

/** Alternatives to a taken day: nearby weeks, the Saturdays of a month, or a message if it becomes free. */
export function OtherDays({ query, onTake }: OtherDaysProps) {
  const today = useToday();
  const months = useRef<HTMLSelectElement>(null);
  const id = useId();
  const [taken, setTaken] = useState('');
  const { search, start, stop } = useDaySearch(useAskHalls(query));
  const askToWait = useAskToWait();
  const wanted = wantedHall(query);
  const { date, people } = query;

  function take({ from }: { from: string }, { free }: HallsOnDay) {
    const [hall] = free;
    setTaken(from);
    onTake({ eventDate: from, ...(wanted && hall && { hall: hall.name }) });
  }

  return (
    <Frame>
      <ButtonRow>
        <Button $variant="line" onClick={() => start(sameWeekdays(date, today))}>
          {`Check nearby ${weekdayOf(date)}s`}
        </Button>
        <Button
          $variant="line"
          onClick={() => askToWait({ place: 'hall', what: wanted?.name ?? '', from: date, to: date, people })}
        >
          {`Tell me if ${wanted?.name ?? 'a hall'} becomes free`}
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
          $variant="line"
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
          onTake={take}
          chosen={taken}
        />
      )}
    </Frame>
  );
}
