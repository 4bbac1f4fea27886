import { afterEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import { provideSiteTime, type SiteTime } from '@venue/shared/time/site-time.ts';
import { sampleDeposit, sampleBooking as booking } from '../../../test/sample-booking.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { referenceStart } from '../booking/invoice.ts';
import { createBookingLedger } from './booking-ledger.ts';

const knownTime = globalThis.siteTime;
const unknownTime: SiteTime = {
  offset: () => 0,
  isKnown: () => false,
  settled: () => Promise.resolve(),
  watch: () => () => {},
};
afterEach(() => {
  if (knownTime) provideSiteTime(knownTime);
});

const { issuedAt } = booking.invoice;
const { hall, eventDate } = booking.details;
const of = { hall, eventDate };
const paid = { ...sampleDeposit, reference: 'ARIYA-1', at: issuedAt } as const;

function ledgerAt(now: number, storage: DocumentStorage) {
  return createBookingLedger(storage, () => now);
}

test('E-13: a booking is resumed until its 24 hours end, and shown as expired for a day more', () => {
  const storage = sampleStorage();
  ledgerAt(issuedAt, storage).save(booking);
  expect(ledgerAt(issuedAt + 23 * hourMs, storage).shown()).toEqual(booking);
  expect(ledgerAt(issuedAt + 30 * hourMs, storage).shown()).toEqual(booking);
  expect(ledgerAt(issuedAt + 48 * hourMs, storage).shown()).toBeUndefined();
});

test('E-13: a paid booking stays for thirty days after its event, by which its caution is due back', () => {
  const storage = sampleStorage();
  ledgerAt(issuedAt, storage).save({ ...booking, payments: [paid] });
  expect(ledgerAt(Date.parse('2027-04-19T12:00:00Z'), storage).shown()?.payments).toEqual([paid]);
  expect(ledgerAt(Date.parse('2027-04-20T12:00:00Z'), storage).shown()).toBeUndefined();
});

test('a paid booking stays for a month after the payment, whenever the day was', () => {
  const storage = sampleStorage();
  const over = { ...booking, details: { ...booking.details, eventDate: '2026-11-20' }, payments: [paid] };
  ledgerAt(issuedAt, storage).save(over);
  const later = (days: number) => ledgerAt(issuedAt + days * dayMs, storage).shown();
  expect(later(30)).toEqual(over);
  expect(later(31)).toBeUndefined();
});

test('E-12: a hidden booking is still known by its hall and day', () => {
  const ledger = ledgerAt(issuedAt, sampleStorage());
  ledger.save(booking);
  ledger.hide();
  expect(ledger.shown()).toBeUndefined();
  expect(ledger.onDay(of).booking).toEqual(booking);
  expect(ledger.onDay({ hall, eventDate: '2027-03-21' }).booking).toBeUndefined();
});

test('D-22: a hold that was asked for is known until the answer comes', () => {
  const ledger = ledgerAt(issuedAt, sampleStorage());
  ledger.addHold({ ...of, at: issuedAt, invoiceNumber: '481902' });
  expect(ledger.onDay(of).hold).toMatchObject({ invoiceNumber: '481902', validHours: 24 });
  ledger.removeHold(of);
  expect(ledger.onDay(of).hold).toBeUndefined();
});

test('D-22: a new request for a day keeps its expired booking, which somebody may have paid', () => {
  const storage = sampleStorage();
  const opened = { ...paid, status: 'unresolved' } as const;
  const ended = { ...booking, payments: [opened] };
  const later = issuedAt + 30 * hourMs;
  const ledger = ledgerAt(later, storage);
  ledger.save(ended);
  ledger.addHold({ ...of, at: later, invoiceNumber: '481903' });
  expect(ledger.onDay(of)).toMatchObject({ hold: { invoiceNumber: '481903' }, booking: ended });
  ledger.removeHold(of);
  expect(ledger.onDay(of)).toEqual({ hold: undefined, booking: ended });
  ledger.addHold({ ...of, at: later, invoiceNumber: '481903' });
  expect(ledgerAt(later + 25 * hourMs, storage).onDay(of)).toEqual({ hold: undefined, booking: ended });
});

test('an old booking, paid or not, is deleted when it is next read', () => {
  const storage = sampleStorage();
  ledgerAt(issuedAt, storage).save(booking);
  ledgerAt(issuedAt, storage).save({
    ...booking,
    invoice: { number: '481903', issuedAt },
    details: { ...booking.details, eventDate: '2026-12-24' },
    payments: [paid],
  });
  expect(ledgerAt(issuedAt + 90 * dayMs, storage).all().bookings).toEqual([]);
  const kept = storage.getItem('hall-bookings') ?? '';
  expect(kept).not.toContain('2027-03-20');
  expect(kept).not.toContain('2026-12-24');
});

test('a page that still shows what was wiped does not write it back; what is paid after that is kept', () => {
  const storage = sampleStorage();
  storage.setItem('wiped', String(issuedAt + hourMs));
  const ledger = ledgerAt(issuedAt + 2 * hourMs, storage);
  ledger.update({ ...booking, payments: [paid] });
  expect(ledger.all().bookings).toEqual([]);
  ledger.update({ ...booking, payments: [{ ...paid, at: issuedAt + 2 * hourMs }] });
  expect(ledger.all().bookings).toHaveLength(1);
});

test('while the site’s time is unknown, a wrong clock takes no booking from the device', () => {
  const storage = sampleStorage();
  ledgerAt(issuedAt, storage).save(booking);
  const kept = () => JSON.parse(storage.getItem('hall-bookings') ?? '');
  const before = kept();
  provideSiteTime(unknownTime);
  for (const days of [-3, 400]) {
    const ledger = ledgerAt(issuedAt + days * dayMs, storage);
    ledger.all();
    ledger.show(booking);
    expect(kept()).toEqual(before);
  }
});

test('an instant beyond any clock costs no booking that has money in it', () => {
  const storage = sampleStorage();
  ledgerAt(issuedAt, storage).save({ ...booking, payments: [paid] });
  const kept = storage.getItem('hall-bookings') ?? '';
  storage.setItem('hall-bookings', kept.replaceAll(String(issuedAt), '1e300'));
  const [left] = ledgerAt(issuedAt, storage).all().bookings;
  expect(left?.payments).toMatchObject([{ reference: 'ARIYA-1' }]);
});

test('a booking that another release wrote survives every write, as it was', () => {
  const storage = sampleStorage();
  const unread = [{ of: 'a later release' }, 1];
  storage.setItem('hall-bookings', JSON.stringify({ bookings: unread, holds: unread, shown: null }));
  ledgerAt(issuedAt, storage).save(booking);
  ledgerAt(issuedAt + 90 * dayMs, storage).all();
  expect(JSON.parse(storage.getItem('hall-bookings') ?? '')).toEqual({
    bookings: unread,
    holds: unread,
    shown: referenceStart(booking.invoice),
  });
});

test('C-22: a payment that another release wrote may have been made, and is written back as it was', () => {
  const storage = sampleStorage();
  const refunded = { ...paid, status: 'refunded', to: 'an account' };
  const kept = JSON.stringify({ bookings: [{ ...booking, payments: [refunded] }], holds: [], shown: null });
  storage.setItem('hall-bookings', kept);
  const ledger = ledgerAt(issuedAt, storage);
  expect(ledger.all().bookings).toMatchObject([
    {
      payments: [],
      unreadPayments: [refunded],
    },
  ]);
  ledger.update({ ...ledger.latest(booking), invoiceMail: 'unanswered' });
  expect(JSON.parse(storage.getItem('hall-bookings') ?? '').bookings).toMatchObject([
    { invoiceMail: 'unanswered', payments: [refunded] },
  ]);
});

test('D-22: late news of an ended booking leave the question about its day', () => {
  const ledger = ledgerAt(issuedAt, sampleStorage());
  ledger.addHold({ ...of, at: issuedAt, invoiceNumber: '481903' });
  ledger.update({ ...booking, payments: [paid] });
  expect(ledger.onDay(of)).toMatchObject({
    hold: { invoiceNumber: '481903' },
    booking: { payments: [paid] },
  });
});

test('E-13: a clock that was days behind and is put right takes no hold from the device', () => {
  const storage = sampleStorage();
  const inOneHour = issuedAt + hourMs;
  const days = 11 * dayMs;
  const behind = ledgerAt(issuedAt - days, storage);
  behind.save({ ...booking, invoice: { ...booking.invoice, issuedAt: issuedAt - days } });
  behind.addHold({ hall: 'Ball Room', eventDate, at: issuedAt - days, invoiceNumber: '481903' });
  const right = ledgerAt(inOneHour, storage);
  expect(right.all()).toMatchObject({
    bookings: [{ invoice: { number: '481902' } }],
    holds: [{ hall: 'Ball Room' }],
  });
  // It is known, and stands in nobody's way.
  expect(right.shown()).toBeUndefined();
  expect(ledgerAt(issuedAt + 32 * dayMs, storage).all().bookings).toEqual([]);
  expect(JSON.parse(storage.getItem('hall-bookings') ?? '')).toMatchObject({ bookings: [], holds: [] });
});
