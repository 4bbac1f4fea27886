import { isCalendarDate, lagosDate } from '@venue/shared/dates.ts';
import { bookableDayProblem } from '@venue/shared/words/bookable-day.ts';
import { now } from '@venue/shared/site-time.ts';
import { color, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../../host.ts';
import { guestCount } from '../booking/hall-capacity-hint.ts';
import type { DayQuery } from '../days/halls-on-day.ts';
import { HallDays } from './free-halls.tsx';
import { takeIntoForm } from './take-into-form.ts';

/** As high as a short answer: most of it does not move the form. */
const Frame = styled.section`
  ${surface.light}
  position: relative;
  display: grid;
  gap: ${space[12]};
  align-content: start;
  min-height: 248px;
  padding: ${space[20]};
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${media.up(900)} {
    /* As wide as the form under it, which has seven of twelve columns. */
    width: calc(700% / 12);
    min-height: 200px;
    padding: 28px;
  }
`;

/** What another page has handed over, where it is a day to come and a number. */
function arrivedWith(wishes: Readonly<Record<string, string | undefined>>): DayQuery | undefined {
  const { eventDate = '', noOfPeople = '', hall = '' } = wishes;
  const people = guestCount(noOfPeople);
  const isOpen = isCalendarDate(eventDate) && bookableDayProblem(eventDate, lagosDate(now())) === undefined;
  return isOpen && people !== undefined ? { date: eventDate, people, hall } : undefined;
}

function nothing() {}

function never() {
  return nothing;
}

/** What the visitor came with, once: what is typed afterwards is another question. Nothing while the server renders. */
function useArrival(): DayQuery | undefined {
  const wishes = useHost().handover('mf-bookings/hall-wishes');
  const [arrival] = useState(() => {
    let read: { query: DayQuery | undefined } | undefined;
    return () => (read ??= { query: arrivedWith(wishes.read()) }).query;
  });
  return useSyncExternalStore(never, arrival, () => undefined);
}

/** Whoever comes with a day and a number has the answer first, and the form below it. */
export function ArrivedAnswer({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const query = useArrival();
  if (!query) return null;
  return (
    <Frame aria-label="Is your day free?">
      <Heading level={2} look="h3">
        Is your day free?
      </Heading>
      <HallDays
        query={query}
        onAnswered={nothing}
        onTake={(values) => form.current && takeIntoForm(form.current, values)}
      />
    </Frame>
  );
}
