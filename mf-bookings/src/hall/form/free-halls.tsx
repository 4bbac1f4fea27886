import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { type CalendarDate, isCalendarDate } from '@venue/shared/dates.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import type { AvailabilityOutcome } from '../../services/availability.ts';
import { fieldId } from './form-errors.ts';
import { freeHallsWords } from './free-halls-words.ts';
import { guestCount } from '../booking/hall-capacity-hint.ts';
import { useHallFormValues } from './use-hall-form-values.ts';

/** Asks which halls are free on a day; holds nothing. */
export type LookAtDay = (query: { date: CalendarDate; people: number }) => Promise<AvailabilityOutcome>;

const Look = styled.div`
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

type Standing =
  | { kind: 'not-asked' }
  | { kind: 'asking'; date: CalendarDate }
  | { kind: 'told'; date: CalendarDate; outcome: AvailabilityOutcome };

/** The day alone decides what is free; the service wants a number all the same. */
const anyNumber = 1;

/** Which halls are free on the chosen day, before anything else is typed. An answer is of its day: another date takes it away. */
export function FreeHalls({ form, onLook }: { form: RefObject<HTMLFormElement | null>; onLook: LookAtDay }) {
  const { eventDate, noOfPeople } = useHallFormValues(form);
  const [standing, setStanding] = useState<Standing>({ kind: 'not-asked' });
  const isOfThisDay = standing.kind !== 'not-asked' && standing.date === eventDate;
  const busy = isOfThisDay && standing.kind === 'asking';
  const told = isOfThisDay && standing.kind === 'told' ? standing : undefined;
  const words = told && freeHallsWords(told.date, told.outcome);

  async function look() {
    if (busy) return;
    if (!isCalendarDate(eventDate)) {
      document.getElementById(fieldId('eventDate'))?.focus();
      return;
    }
    const date = eventDate;
    setStanding({ kind: 'asking', date });
    const outcome = await onLook({ date, people: guestCount(noOfPeople) ?? anyNumber });
    setStanding((now) =>
      now.kind === 'asking' && now.date === date ? { kind: 'told', date, outcome } : now,
    );
  }

  return (
    <Look>
      <Button type="button" $look="line" aria-disabled={busy} onClick={() => void look()}>
        {busy ? 'Asking…' : 'See which halls are free'}
      </Button>
      <div role="status">{words && <Note kind={words.kind}>{words.text}</Note>}</div>
    </Look>
  );
}
