import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { withoutScripts, doubleLine } from '@venue/shared/theme/styles.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBarRail, PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useHost } from '../host.ts';
import { prefersReducedMotion } from '../media/reduced-motion.ts';
import type { Nights } from './nights.ts';
import { syncStayDates } from './sync-stay-dates.ts';

/** Shares the dates of the two fields with the other pages of this tab (D-20). */
function useStayDates(group: RefObject<HTMLElement | null>): void {
  const dates = useHost().handover('mf-bookings/stay-dates');
  useEffect(() => (group.current ? syncStayDates(group.current, dates) : undefined), [group, dates]);
}

const StartingPrice = styled.p`
  && {
    margin-block: ${space[8]} ${layout.belowLead};
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
  /* Totals need scripts, so dates would do nothing. */
  ${withoutScripts} > :not([data-plain]) {
    display: none;
  }
`;

/** Never empty, so that nothing below it moves. */
const Status = styled.p`
  min-height: 2.9em;
  line-height: 1.45;
`;

const CheckForm = styled.form`
  button {
    width: 100%;
    ${media.up(640)} {
      width: auto;
      min-width: 220px;
    }
  }
`;

/** Without scripts the form would reload the page and lose what was typed, so a link takes its place. */
const UnscriptedOnly = styled.div`
  html[data-scripted] & {
    display: none;
  }
`;

export const checkInId = 'check-in';

function scrollTo(id: string) {
  const target = document.getElementById(id);
  target?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  target?.focus({ preventScroll: true });
}

function statusText(nights: Nights, where: string): string {
  if (nights.kind === 'problem') return nights.text;
  if (nights.kind === 'incomplete') {
    return `Choose both dates to see the total on ${where}. You pay by the night.`;
  }
  return `The total for ${nights.text} is on ${where}. Availability is confirmed when you book.`;
}

type StayDatesProps = {
  /** The lowest price of a night. */
  from: ReactNode;
  nights: Nights;
  /** The target of Check Availability. */
  listId: string;
  /** Where the totals are shown: `every room below`. */
  where: string;
};

/** Check-in and check-out (FC-01, FC-09). The fields are outside the form, so that they cannot be sent (FC-03). */
export function StayDates({ from, nights, listId, where }: StayDatesProps) {
  const group = useRef<HTMLDivElement>(null);
  useStayDates(group);
  const toList = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    scrollTo(listId);
  };
  return (
    <>
      <StartingPrice>{from}</StartingPrice>
      <Dates ref={group} role="group" aria-label="Your dates">
        <TextField id={checkInId} name="checkIn" type="datetime-local" label="Check-in" />
        <TextField id="check-out" name="checkOut" type="datetime-local" label="Check-out" />
        <CheckForm action={`#${listId}`} onSubmit={toList}>
          <Button type="submit">Check Availability</Button>
        </CheckForm>
        <UnscriptedOnly data-plain="">
          <Button as="a" href={`#${listId}`}>
            Check Availability
          </Button>
        </UnscriptedOnly>
        <Status role="status">{statusText(nights, where)}</Status>
      </Dates>
    </>
  );
}

/** By then the fields on the page are out of view. */
const scrolledPastFields = 'calc(720px + 100svh)';

const hints = {
  incomplete: 'no nights chosen yet',
  problem: 'check your dates',
} as const;

type NightsBarProps = {
  /** The lowest price: `₦25,000`. */
  from: string;
  nights: Nights;
  children: ReactNode;
};

/** At the foot of phone screens: the lowest price or the chosen nights, and a link to the date fields. */
export function NightsBar({ from, nights, children }: NightsBarProps) {
  const chosen = nights.kind === 'chosen';
  const bar = (
    <PhoneBar label="Your nights">
      <PhoneBarText>
        <strong>{chosen ? nights.text : `From ${from} a night`}</strong>
        <span>{chosen ? nights.span : hints[nights.kind]}</span>
      </PhoneBarText>
      <Button as="a" href={`#${checkInId}`} $look={chosen ? 'line' : 'brass'}>
        {chosen ? 'Change' : 'Check Availability'}
      </Button>
    </PhoneBar>
  );
  return (
    <PhoneBarRail from={scrolledPastFields} bar={bar}>
      {children}
    </PhoneBarRail>
  );
}
