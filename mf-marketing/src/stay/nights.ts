import { useSyncExternalStore } from 'react';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { dateSpan } from '@venue/shared/text/date-span.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { type CalendarDate, daysBetween } from '@venue/shared/time/dates.ts';
import { inLagos } from '@venue/shared/time/zone-suffix.ts';
import type { TariffTotal } from '@venue/shared/ui/tariff.tsx';
import { useHost } from '../host.ts';

type Stay = { checkIn: CalendarDate; checkOut: CalendarDate };

/** `field` is where the message is shown. */
export type NightsProblem = { field: keyof Stay; text: string };

/** Undefined if the dates can be booked, or if one is not chosen yet. */
export function nightsProblem({ checkIn, checkOut }: Stay, today: CalendarDate): NightsProblem | undefined {
  if (checkIn !== '' && checkIn < today)
    return { field: 'checkIn', text: `Your check-in date has passed${inLagos()}. Choose a later one` };
  for (const field of ['checkIn', 'checkOut'] as const) {
    const text = bookableDayProblem({ checkIn, checkOut }[field], today);
    if (text !== undefined) return { field, text };
  }
  if (checkIn !== '' && checkOut !== '' && checkOut <= checkIn)
    return { field: 'checkOut', text: 'Check-out must be after check-in. Choose a later date' };
  return undefined;
}

export type Nights =
  /** A date is missing. */
  { readonly kind: 'incomplete' } | { readonly kind: 'problem'; readonly text: string } | ChosenNights;

type ChosenNights = {
  readonly kind: 'chosen';
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  /** When the guest plans to arrive, `HH:MM`; '' if unknown. */
  readonly arrival: string;
  readonly count: number;
  /** `3 nights`. */
  readonly text: string;
  /** `Fri 4 to Mon 7 Dec`. */
  readonly span: string;
};

type Chosen = { checkIn: CalendarDate; checkOut: CalendarDate; arrival?: string };

/** A date that is not chosen is ''; `today` is in Lagos time. */
export function chosenNights({ checkIn, checkOut, arrival = '' }: Chosen, today: CalendarDate): Nights {
  const problem = nightsProblem({ checkIn, checkOut }, today);
  if (problem) return { kind: 'problem', text: `${problem.text}.` };
  const count = daysBetween(checkIn, checkOut);
  if (count <= 0) return { kind: 'incomplete' };
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

/** `rate` in naira a night. Undefined until the nights are known. */
export function totalOf(nights: Nights, rate: number): TariffTotal | undefined {
  if (nights.kind !== 'chosen') return undefined;
  return { text: `${nights.text}, ${nights.span}`, naira: nights.count * rate };
}

/** A date or time chosen in this tab; '' until hydration. */
function useChosen(name: keyof Chosen): string {
  const { watch, read } = useHost().handover('mf-bookings/stay-dates');
  return useSyncExternalStore(
    watch,
    () => read()[name] ?? '',
    () => '',
  );
}

/** The nights chosen in this tab; open until hydration. */
export function useNights(): Nights {
  const stay = {
    checkIn: useChosen('checkIn'),
    checkOut: useChosen('checkOut'),
    arrival: useChosen('arrival'),
  };
  return chosenNights(stay, useToday());
}
