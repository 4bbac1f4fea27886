import { isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { bookableDayProblem } from '@venue/shared/words/bookable-day.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../../host.ts';
import { guestCount } from '../booking/hall-capacity-hint.ts';
import type { DayQuery } from '../days/halls-on-day.ts';
import { HallDays } from './free-halls.tsx';
import { takeIntoForm } from './take-into-form.ts';

/** The height of a short answer, so that the form below rarely shifts. */
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
    width: ${layout.columns(7)};
    min-height: 200px;
    padding: 28px;
  }
`;

/** The day and guest count handed over by another page, if both are usable. */
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

/** What the visitor arrived with, read once: later typing does not change it. Undefined on the server. */
function useArrival(): DayQuery | undefined {
  const wishes = useHost().handover('mf-bookings/hall-wishes');
  const [arrival] = useState(() => {
    let read: { query: DayQuery | undefined } | undefined;
    return () => (read ??= { query: arrivedWith(wishes.read()) }).query;
  });
  return useSyncExternalStore(never, arrival, () => undefined);
}

/** Visitors who arrive with a day and a guest count see the answer above the form. */
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
