import { isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { bookableDayProblem } from '@venue/shared/words/bookable-day.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { convenience } from '../../loading/convenience.tsx';
import { guestCount } from '../booking/hall-capacity-hint.ts';
import type { HallDaysProps } from '../days/hall-days.tsx';
import type { DayQuery } from '../days/halls-on-day.ts';
import { fieldId } from './form-errors.ts';
import { takeIntoForm } from './take-into-form.ts';
import { useHallFormValues } from './use-hall-form-values.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  > div {
    justify-self: stretch;
  }
  ${unscripted} {
    display: none;
  }
`;

function NotArrived({ onAnswered }: HallDaysProps) {
  const end = useEffectEvent(onAnswered);
  useEffect(() => end(), []);
  return <Note>Part of this page didn’t load. We’ll check the date when you send the form.</Note>;
}

/** Loaded on first use. */
export const HallDays = convenience(async () => (await import('../days/hall-days.tsx')).HallDays, NotArrived);

/** Which halls are free on the chosen day. Typing another date removes the answer. */
export function FreeHalls({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { eventDate, noOfPeople, hall } = useHallFormValues(form);
  const [query, setQuery] = useState<DayQuery & { attempt: number }>();
  const [asking, setAsking] = useState(false);
  /** A day chosen from the answer. */
  const [chosen, setChosen] = useState<string>();
  const isShown = query !== undefined && (query.date === eventDate || chosen === eventDate);
  const busy = isShown && asking;

  function check() {
    if (busy) return;
    if (!isCalendarDate(eventDate) || bookableDayProblem(eventDate, lagosDate(now())) !== undefined) {
      document.getElementById(fieldId('eventDate'))?.focus();
      return;
    }
    setAsking(true);
    setQuery((before) => ({
      date: eventDate,
      people: guestCount(noOfPeople),
      hall,
      attempt: (before?.attempt ?? 0) + 1,
    }));
  }

  return (
    <Frame>
      <Button type="button" $variant="line" aria-disabled={busy} onClick={check}>
        {busy ? 'Checking…' : 'See which halls are free'}
      </Button>
      {isShown && (
        <HallDays
          key={query.attempt}
          query={query}
          onAnswered={() => setAsking(false)}
          onTake={(values) => {
            setChosen(values.eventDate);
            if (form.current) takeIntoForm(form.current, values);
          }}
        />
      )}
    </Frame>
  );
}
