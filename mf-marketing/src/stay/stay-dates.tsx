import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { isCalm } from '../media/use-calm.ts';
import type { Nights } from './nights.ts';
import { keepStayDates } from './keep-stay-dates.ts';

/** The two fields of the group share their dates with the other pages of this tab (D-20). */
function useStayDates(group: RefObject<HTMLElement | null>): void {
  const dates = useHost().handover('mf-bookings/stay-dates');
  useEffect(() => (group.current ? keepStayDates(group.current, dates) : undefined), [group, dates]);
}

/** Goes on from the opening sentence. */
const From = styled.p`
  && {
    margin-block: ${space[8]} ${layout.underLede};
  }
  b {
    font-weight: 650;
    white-space: nowrap;
  }
`;

const Dates = styled.div`
  ${doubleLine}
  display: grid;
  gap: 14px 16px;
  padding-top: 18px;
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  ${media.up(900)} {
    grid-template-columns: 1fr;
  }
  ${media.up(1200)} {
    grid-template-columns: 1fr 1fr;
  }
  /* Days choose nothing then: the sums are worked out by scripts. */
  ${unscripted} > :not([data-plain]) {
    display: none;
  }
`;

/** What the button does, or what the dates come to. Says something at every time, so that nothing below it moves. */
const Read = styled.p`
  min-height: 2.9em;
  line-height: 1.45;
`;

const Check = styled.form`
  button {
    width: 100%;
    ${media.up(640)} {
      width: auto;
      min-width: 220px;
    }
  }
`;

/** Without scripts the form would load the page again, and what was typed would be gone: the same as a link. */
const Plain = styled.div`
  html[data-scripted] & {
    display: none;
  }
`;

/** Id of the first of the two fields. */
export const checkInId = 'check-in';

function scrollTo(id: string) {
  const place = document.getElementById(id);
  place?.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' });
  place?.focus({ preventScroll: true });
}

function wordsOf(nights: Nights, where: string): string {
  if (nights.kind === 'problem') return nights.text;
  if (nights.kind === 'open') {
    return `Choose both days to see the total on ${where}. You pay by the night.`;
  }
  return `The total for ${nights.text} is on ${where}. Availability is confirmed when you book.`;
}

type StayDatesProps = {
  /** What a night costs here, from the least. */
  from: ReactNode;
  nights: Nights;
  /** Of the list that the button leads to. */
  listId: string;
  /** Where the sums are read: `every room below`. */
  where: string;
};

/**
 * Check-in and check-out (FC-01, FC-09). The fields stand outside of the form, so that nothing of them can be sent
 * (FC-03); the button leads to the list (FC-02).
 */
export function StayDates({ from, nights, listId, where }: StayDatesProps) {
  const group = useRef<HTMLDivElement>(null);
  useStayDates(group);
  const toList = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    scrollTo(listId);
  };
  return (
    <>
      <From>{from}</From>
      <Dates ref={group} role="group" aria-label="Your dates">
        <TextField id={checkInId} name="checkIn" type="datetime-local" label="Check-in" />
        <TextField id="check-out" name="checkOut" type="datetime-local" label="Check-out" />
        <Check action={`#${listId}`} onSubmit={toList}>
          <Button type="submit">Check Availability</Button>
        </Check>
        <Plain data-plain="">
          <Button as="a" href={`#${listId}`}>
            Check Availability
          </Button>
        </Plain>
        <Read role="status">{wordsOf(nights, where)}</Read>
      </Dates>
    </>
  );
}
