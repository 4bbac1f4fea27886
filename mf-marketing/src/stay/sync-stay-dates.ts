import type { HandoverChannel } from '@venue/shared/contract/host.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { disableRestore } from '@venue/shared/form/join-handover.ts';
import { readTabRecord, writeTabRecord } from '@venue/shared/form/stored-record.ts';
import type { CalendarDate } from '@venue/shared/time/dates.ts';

type StayField = 'checkIn' | 'checkOut';

/** The hours of a day whose hour the visitor has not typed: those that the venue has set, or two o'clock and noon. */
export function defaultTimes(
  { checkIn = '14:00', checkOut = '12:00' } = siteFacts().venue.stayTerms ?? {},
): Record<StayField, string> {
  return { checkIn, checkOut };
}

/** The date of a field’s value, `YYYY-MM-DDTHH:mm`; '' if it is empty. */
function dateOf(value: string): CalendarDate {
  return value.slice(0, 10);
}

function timeOf(value: string): string {
  return value.slice(11, 16);
}

/** The field’s value for a date: what was typed before if it was that day, otherwise the usual hour. */
function fieldValue(field: StayField, date: CalendarDate, typed: string | undefined): string {
  if (date === '') return '';
  return typed?.startsWith(date) ? typed : `${date}T${defaultTimes()[field]}`;
}

/** Shared by the listing and booking pages of this tab. */
export type StayDates = Pick<
  HandoverChannel<{ checkIn?: string; checkOut?: string; arrival?: string }>,
  'read' | 'write' | 'watch'
>;

/** Keeps the check-out to the minute; only its date is shared. */
const checkOutStorageKey = 'stay-moments';

type StayInputs = Readonly<Record<StayField, HTMLInputElement>>;

function inputsIn(group: HTMLElement): StayInputs | undefined {
  const [checkIn, checkOut] = group.querySelectorAll('input');
  return checkIn && checkOut ? { checkIn, checkOut } : undefined;
}

type SharedStay = ReturnType<StayDates['read']>;

function checkInValue({ checkIn = '', arrival }: SharedStay): string {
  return fieldValue('checkIn', checkIn, arrival && `${checkIn}T${arrival}`);
}

function restore({ checkIn, checkOut }: StayInputs, shared: StayDates): void {
  const stay = shared.read();
  checkIn.value ||= checkInValue(stay);
  checkOut.value ||= fieldValue(
    'checkOut',
    stay.checkOut ?? '',
    readTabRecord(checkOutStorageKey)['checkOut'],
  );
}

/** Applies what another page changed or cleared (`changes`); a time on the same day stays. */
function follow({ checkIn, checkOut }: StayInputs, changes: SharedStay, stay: SharedStay): void {
  if (changes.checkIn === '') checkIn.value = '';
  if (changes.checkOut === '') checkOut.value = '';
  if (stay.checkIn && (stay.arrival || stay.checkIn !== dateOf(checkIn.value))) {
    checkIn.value = checkInValue(stay);
  }
  const until = stay.checkOut;
  if (until && until !== dateOf(checkOut.value)) checkOut.value = fieldValue('checkOut', until, undefined);
}

/** `isTyped`: the visitor typed the check-in; otherwise its hour is a default, not an arrival time. */
function save({ checkIn, checkOut }: StayInputs, shared: StayDates, isTyped: boolean): void {
  writeTabRecord(checkOutStorageKey, { checkOut: checkOut.value });
  shared.write({
    checkIn: dateOf(checkIn.value),
    checkOut: dateOf(checkOut.value),
    ...(isTyped && { arrival: timeOf(checkIn.value) }),
  });
}

/**
 * Syncs the first two fields of a group, check-in and check-out, with the stay of this tab (D-20). Dates typed before
 * the scripts loaded win. Returns the function that stops it.
 */
export function syncStayDates(group: HTMLElement, shared: StayDates): () => void {
  const stop = new AbortController();
  const inputs = inputsIn(group);
  if (!inputs) return () => undefined;
  disableRestore(Object.values(inputs));
  const isTyped = inputs.checkIn.value !== '';
  restore(inputs, shared);
  save(inputs, shared, isTyped);
  group.addEventListener('input', ({ target }) => save(inputs, shared, target === inputs.checkIn), {
    signal: stop.signal,
  });
  const unwatch = shared.watch((changes) => follow(inputs, changes, shared.read()));
  return () => {
    unwatch();
    stop.abort();
  };
}
