import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { useHydrated } from '@venue/shared/hooks/use-hydrated.ts';
import { withoutScripts } from '@venue/shared/theme/styles.ts';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { useHost } from '../../host.ts';
import { optionalComponent } from '../../ui/optional-component.tsx';
import { guestCount } from '../booking/hall-capacity-hint.ts';
import type { HallDaysProps } from '../days/hall-days.tsx';
import type { DayQuery } from '../days/halls-on-day.ts';
import { fieldId, type HallFormRef, fillForm, useHallFormValues } from './form-fields.ts';

const Row = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  > div {
    justify-self: stretch;
  }
  ${withoutScripts} {
    display: none;
  }
`;

function NotLoaded({ onAnswered }: HallDaysProps) {
  const end = useEffectEvent(() => onAnswered?.());
  useEffect(() => end(), []);
  return <Note>Part of this page didn’t load. We’ll check the date when you send the form.</Note>;
}

/** Loaded on first use. */
const HallDays = optionalComponent(async () => (await import('../days/hall-days.tsx')).HallDays, NotLoaded);

/** Which halls are free on the chosen day. Typing another date removes the answer. */
export function FreeHalls({ form }: { form: HallFormRef }) {
  const { eventDate, noOfPeople, hall } = useHallFormValues(form);
  const [query, setQuery] = useState<DayQuery & { attempt: number }>();
  const [isChecking, setChecking] = useState(false);
  /** A day chosen from the answer. */
  const [chosen, setChosen] = useState<string>();
  const isShown = query !== undefined && (query.date === eventDate || chosen === eventDate);
  const busy = isShown && isChecking;

  function check() {
    if (busy) return;
    if (!isCalendarDate(eventDate) || bookableDayProblem(eventDate, lagosDate(now())) !== undefined) {
      document.getElementById(fieldId('eventDate'))?.focus();
      return;
    }
    setChecking(true);
    setQuery((previous) => ({
      date: eventDate,
      people: guestCount(noOfPeople),
      hall,
      attempt: (previous?.attempt ?? 0) + 1,
    }));
  }

  return (
    <Row>
      <Button type="button" $look="line" aria-disabled={busy} onClick={check}>
        {busy ? 'Checking…' : 'Check this date'}
      </Button>
      {isShown && (
        <HallDays
          key={query.attempt}
          query={query}
          onAnswered={() => setChecking(false)}
          onChoose={(values) => {
            setChosen(values.eventDate);
            fillForm(form, values);
          }}
        />
      )}
    </Row>
  );
}

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
function queryFromHandover(wishes: Readonly<Record<string, string | undefined>>): DayQuery | undefined {
  const { eventDate = '', noOfPeople = '', hall = '' } = wishes;
  const people = guestCount(noOfPeople);
  const isOpen = isCalendarDate(eventDate) && bookableDayProblem(eventDate, lagosDate(now())) === undefined;
  return isOpen && people !== undefined ? { date: eventDate, people, hall } : undefined;
}

function HandoverDay({ form }: { form: HallFormRef }) {
  const wishes = useHost().handover('mf-bookings/hall-wishes');
  // Read once: later typing does not change it.
  const [query] = useState(() => queryFromHandover(wishes.read()));
  if (!query) return null;
  return (
    <Frame aria-label="Is your day free?">
      <Heading level={2} look="h3">
        Is your day free?
      </Heading>
      <HallDays query={query} onChoose={(values) => fillForm(form, values)} />
    </Frame>
  );
}

/** Visitors who arrive with a day and a guest count see the answer above the form. */
export function HandoverDayAnswer({ form }: { form: HallFormRef }) {
  return useHydrated() && <HandoverDay form={form} />;
}
