import { notPutBack } from '@venue/shared/form/join-handover.ts';
import { readSessionRecord, writeSessionRecord } from '@venue/shared/storage/kept-record.ts';
import type { HandoverChannel } from '@venue/shared/contract/host.ts';
import type { CalendarDate } from '@venue/shared/dates.ts';

/** Hours that stand in until the visitor names another: rooms are free from 2pm and left by noon. */
const usualHours = { checkIn: '14:00', checkOut: '12:00' } as const;

type StayField = keyof typeof usualHours;

/** The calendar date of a field's value, `YYYY-MM-DDTHH:mm`; '' where it is empty. */
export function dateOf(moment: string): CalendarDate {
  return moment.slice(0, 10);
}

/** The hour of a field's value, `HH:MM`; '' where it is empty. */
function hourOf(moment: string): string {
  return moment.slice(11, 16);
}

/** Value of a field for a date: the moment typed before if it is of that day, otherwise the usual hour. */
export function momentFor(field: StayField, date: CalendarDate, typed: string | undefined): string {
  if (date === '') return '';
  return typed?.startsWith(date) ? typed : `${date}T${usualHours[field]}`;
}

/** The dates, and the hour of arrival, that the listing and the booking pages share. */
export type StayDates = Pick<
  HandoverChannel<{ checkIn?: string; checkOut?: string; arrival?: string }>,
  'read' | 'write' | 'watch'
>;

/** The check-out as it was typed to the minute, so that this tab shows it again. */
const momentsKey = 'stay-moments';

type StayInputs = Readonly<Record<StayField, HTMLInputElement>>;

function inputsIn(group: HTMLElement): StayInputs | undefined {
  const [checkIn, checkOut] = group.querySelectorAll('input');
  return checkIn && checkOut ? { checkIn, checkOut } : undefined;
}

type SharedStay = ReturnType<StayDates['read']>;

function arrivalMoment({ checkIn = '', arrival }: SharedStay): string {
  return momentFor('checkIn', checkIn, arrival && `${checkIn}T${arrival}`);
}

function restore({ checkIn, checkOut }: StayInputs, shared: StayDates): void {
  const stay = shared.read();
  checkIn.value ||= arrivalMoment(stay);
  checkOut.value ||= momentFor('checkOut', stay.checkOut ?? '', readSessionRecord(momentsKey)['checkOut']);
}

/** Follows what was changed or taken back on another page (`told`); a moment of the same day stays. */
function follow({ checkIn, checkOut }: StayInputs, told: SharedStay, stay: SharedStay): void {
  if (told.checkIn === '') checkIn.value = '';
  if (told.checkOut === '') checkOut.value = '';
  if (stay.checkIn && (stay.arrival || stay.checkIn !== dateOf(checkIn.value))) {
    checkIn.value = arrivalMoment(stay);
  }
  const until = stay.checkOut;
  if (until && until !== dateOf(checkOut.value)) checkOut.value = momentFor('checkOut', until, undefined);
}

/** `named`: the visitor has written the check-in; else its hour is only the usual one, and is nobody's arrival. */
function save({ checkIn, checkOut }: StayInputs, shared: StayDates, named: boolean): void {
  writeSessionRecord(momentsKey, { checkOut: checkOut.value });
  shared.write({
    checkIn: dateOf(checkIn.value),
    checkOut: dateOf(checkOut.value),
    ...(named && { arrival: hourOf(checkIn.value) }),
  });
}

/**
 * Keeps the first two fields of a group, check-in and check-out, and the stay of this tab in step (D-20). What was
 * typed before the scripts came counts. Gives the function that ends it.
 */
export function keepStayDates(group: HTMLElement, shared: StayDates): () => void {
  const stop = new AbortController();
  const inputs = inputsIn(group);
  if (!inputs) return () => undefined;
  notPutBack(Object.values(inputs));
  const typedBefore = inputs.checkIn.value !== '';
  restore(inputs, shared);
  save(inputs, shared, typedBefore);
  group.addEventListener('input', ({ target }) => save(inputs, shared, target === inputs.checkIn), {
    signal: stop.signal,
  });
  const unwatch = shared.watch((told) => follow(inputs, told, shared.read()));
  return () => {
    unwatch();
    stop.abort();
  };
}
