import { notPutBack } from '@venue/shared/form/not-put-back.ts';
import { readSessionRecord, writeSessionRecord } from '@venue/shared/storage/kept-record.ts';
import type { HandoverChannel } from '@venue/shared/contract/host.ts';
import { dateOf, momentFor, type StayField } from './stay-moments.ts';

/** The dates that the listing and the booking pages share. */
export type StayDates = Pick<
  HandoverChannel<{ checkIn?: string; checkOut?: string }>,
  'read' | 'write' | 'watch'
>;

/** What was typed to the minute, so that this tab shows it again. */
const momentsKey = 'stay-moments';

type StayInputs = Readonly<Record<StayField, HTMLInputElement>>;

function inputsIn(group: HTMLElement): StayInputs | undefined {
  const [checkIn, checkOut] = group.querySelectorAll('input');
  return checkIn && checkOut ? { checkIn, checkOut } : undefined;
}

function restore({ checkIn, checkOut }: StayInputs, shared: StayDates): void {
  const dates = shared.read();
  const typed = readSessionRecord(momentsKey);
  checkIn.value ||= momentFor('checkIn', dates.checkIn ?? '', typed['checkIn']);
  checkOut.value ||= momentFor('checkOut', dates.checkOut ?? '', typed['checkOut']);
}

/** Follows a date that was changed on another page; a moment of the same day stays. */
function follow(inputs: StayInputs, dates: Partial<Record<StayField, string>>): void {
  for (const field of ['checkIn', 'checkOut'] as const) {
    const date = dates[field];
    if (date && date !== dateOf(inputs[field].value)) inputs[field].value = momentFor(field, date, undefined);
  }
}

function save({ checkIn, checkOut }: StayInputs, shared: StayDates): void {
  writeSessionRecord(momentsKey, { checkIn: checkIn.value, checkOut: checkOut.value });
  shared.write({ checkIn: dateOf(checkIn.value), checkOut: dateOf(checkOut.value) });
}

/**
 * Keeps the first two fields of a group, check-in and check-out, and the dates of this tab in step (D-20). What was
 * typed before the scripts came counts. Gives the function that ends it.
 */
export function keepStayDates(group: HTMLElement, shared: StayDates): () => void {
  const stop = new AbortController();
  const inputs = inputsIn(group);
  if (!inputs) return () => undefined;
  notPutBack(Object.values(inputs));
  restore(inputs, shared);
  save(inputs, shared);
  group.addEventListener('input', () => save(inputs, shared), { signal: stop.signal });
  const unwatch = shared.watch((dates) => follow(inputs, dates));
  return () => {
    unwatch();
    stop.abort();
  };
}
