import { type CalendarDate, daysBetween } from '@venue/shared/dates.ts';
import type { TariffTotal } from '@venue/shared/ui/tariff.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { dateSpan } from '@venue/shared/words/date-span.ts';
import { inLagos } from '@venue/shared/words/in-lagos.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';

type Stay = { checkIn: CalendarDate; checkOut: CalendarDate };

/** What is wrong with two dates, and which of the fields says so. */
export type NightsProblem = { field: keyof Stay; text: string };

/** Undefined where the dates can be booked, or where one of them is not chosen yet. */
export function nightsProblem({ checkIn, checkOut }: Stay, today: CalendarDate): NightsProblem | undefined {
  if (checkIn !== '' && checkIn < today)
    return { field: 'checkIn', text: `This day is over${inLagos()}. Choose a later one` };
  if (checkIn !== '' && checkOut !== '' && checkOut <= checkIn)
    return { field: 'checkOut', text: 'Choose a day after check-in' };
  return undefined;
}

/** What the two dates of a stay come to. */
export type Nights =
  /** One of them is not chosen yet. */
  | { readonly kind: 'open' }
  /** They cannot be booked, and why. */
  | { readonly kind: 'problem'; readonly text: string }
  | ChosenNights;

type ChosenNights = {
  readonly kind: 'chosen';
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  /** About when the guest arrives, `HH:MM`; '' where nobody said. */
  readonly arrival: string;
  readonly count: number;
  /** `3 nights`. */
  readonly text: string;
  /** `Fri 4 to Mon 7 Dec`. */
  readonly span: string;
};

const problems: Readonly<Record<NightsProblem['field'], () => string>> = {
  checkIn: () => `Check-in is a day that is over${inLagos()}. Choose a later one.`,
  checkOut: () => 'Check-out is not after check-in. Choose a later day.',
};

type Chosen = { checkIn: CalendarDate; checkOut: CalendarDate; arrival?: string };

/** The nights between two dates, '' for one that is not chosen; `today` in Lagos. */
export function chosenNights({ checkIn, checkOut, arrival = '' }: Chosen, today: CalendarDate): Nights {
  const problem = nightsProblem({ checkIn, checkOut }, today);
  if (problem) return { kind: 'problem', text: problems[problem.field]() };
  const count = daysBetween(checkIn, checkOut);
  if (count <= 0) return { kind: 'open' };
  return {
    kind: 'chosen',
    checkIn,
    checkOut,
    arrival,
    count,
    text: counted(count, 'night'),
    span: dateSpan(checkIn, checkOut, 'short'),
  };
}

/** The sum of a stay at a rate in naira a night, once its nights are known. */
export function totalOf(nights: Nights, rate: number): TariffTotal | undefined {
  if (nights.kind !== 'chosen') return undefined;
  return { text: `${nights.text}, ${nights.span}`, naira: nights.count * rate };
}

/** The nights that are chosen in this tab, as they change; none of them before the page lives. */
export function useNights(): Nights {
  const dates = useHost().handover('mf-bookings/stay-dates');
  const subscribe = useCallback((changed: () => void) => dates.watch(changed), [dates]);
  const text = useSyncExternalStore(
    subscribe,
    () => {
      const { checkIn = '', checkOut = '', arrival = '' } = dates.read();
      return `${checkIn}/${checkOut}/${arrival}`;
    },
    () => '//',
  );
  const today = useToday();
  const [checkIn = '', checkOut = '', arrival = ''] = text.split('/');
  return chosenNights({ checkIn, checkOut, arrival }, today);
}
