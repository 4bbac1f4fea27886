import { expect, test } from 'vitest';
import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { sampleStay } from '../../test/sample-stay.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import { sampleWait } from '../../test/sample-wait.ts';
import type { HallBooking } from '../hall/booking/booking.ts';
import { referenceStart } from '../hall/booking/invoice.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { createStayLedger, type StayRecord } from '../stay/booking/stay-ledger.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { createWaitingListLedger } from '../waiting-list/waiting-list-ledger.ts';
import { deviceBookings, isOpen } from './device-bookings.ts';

const { issuedAt } = sampleBooking.invoice;

function hall(eventDate: string, payments: HallBooking['payments'] = []): HallBooking {
  const invoice = { number: `48${eventDate.slice(5).replace('-', '')}`, issuedAt };
  return { ...sampleBooking, invoice, details: { ...sampleBooking.details, eventDate }, payments };
}

function stay(reference: string, status: StayRecord['status'], from: string): StayRecord {
  return { ...sampleStay, status, from, to: from, naira: 30_000, reference, at: issuedAt };
}

/** What is kept once this was written. */
function kept(write: (ledgers: ReturnType<typeof open>) => void) {
  const storage = sampleStorage();
  write(open(storage));
  return storage;
}

function open(storage: DocumentStorage) {
  return {
    halls: createBookingLedger(storage, () => issuedAt),
    stays: createStayLedger(storage, () => issuedAt),
    waits: createWaitingListLedger(storage, () => issuedAt),
  };
}

const paid = { ...sampleDeposit, choice: 'full', naira: 1_700_000, at: issuedAt } as const;

test('what waits for the visitor is first, then what is paid by day, then what is over', () => {
  const texts = kept(({ halls, stays }) => {
    halls.save(hall('2026-12-30'));
    halls.save(hall('2026-12-24', [paid]));
    halls.addHold({ hall: 'Ball Room', eventDate: '2026-12-31', at: issuedAt, invoiceNumber: '123456' });
    stays.save(stay('PAID', 'paid', '2026-12-20'));
    stays.save(stay('OPENED', 'unresolved', '2026-12-25'));
  });
  const ids = (now: number) => deviceBookings(texts, now).map(({ id }) => id);
  const held = referenceStart(hall('2026-12-30').invoice);
  const asked = 'Ball Room on 2026-12-31';
  const settled = ['PAID', referenceStart(hall('2026-12-24').invoice)];
  expect(ids(issuedAt + hourMs)).toEqual(['OPENED', held, asked, ...settled]);
  expect(ids(issuedAt + 25 * hourMs)).toEqual(['OPENED', ...settled, held, asked]);
});

test('a denied payment waits for its visitor', () => {
  const texts = kept(({ halls, stays }) => {
    halls.save(hall('2026-12-24', [{ ...paid, status: 'denied' }]));
    stays.save({ ...stay('DENIED', 'paid', '2026-12-20'), status: 'denied' });
  });
  const items = deviceBookings(texts, issuedAt);
  expect(items.map((item) => isOpen(item, issuedAt))).toEqual([true, true]);
});

test('a stay is listed as over once its last day is over', () => {
  const texts = kept(({ stays }) => {
    stays.save(stay('OVER', 'paid', '2026-11-20'));
    stays.save({ ...stay('NOW', 'paid', '2026-11-20'), to: '2026-11-22' });
    stays.save(stay('LATER', 'paid', '2026-12-20'));
  });
  expect(deviceBookings(texts, issuedAt).map(({ id }) => id)).toEqual(['NOW', 'LATER', 'OVER']);
});

test('a wait whose e-mail has not gone stands first, one that was taken back last', () => {
  const texts = kept(({ stays, waits }) => {
    stays.save(stay('LATER', 'paid', '2026-12-20'));
    waits.save({ ...sampleWait, id: 'back', requestMail: 'sent', withdrawalMail: 'sent' });
    waits.save({ ...sampleWait, id: 'unsent', requestMail: 'unsent' });
    waits.save({ ...sampleWait, id: 'sent', requestMail: 'sent' });
  });
  const ids = deviceBookings(texts, issuedAt).map(({ id }) => id);
  expect(ids).toEqual(['unsent', 'LATER', 'sent', 'back']);
});

test('a device that keeps nothing, or something broken, has no bookings', () => {
  for (const text of [null, '', '{', '[]', '{"entries":1}', '[{"state":"paid"}]']) {
    expect(deviceBookings({ getItem: () => text, setItem: () => {} }, issuedAt)).toEqual([]);
  }
});

test('what a ledger no longer holds is not listed either', () => {
  const texts = kept(({ halls }) => halls.save(hall('2026-12-30')));
  expect(deviceBookings(texts, issuedAt + 49 * hourMs)).toHaveLength(1);
  expect(deviceBookings(texts, issuedAt + 31 * dayMs)).toEqual([]);
});

test('a paid hall waits for its visitor as long as the fee for moving it is not noted as paid', () => {
  const span = { from: '2026-12-20', to: '2026-12-20' };
  const moved = (isPaid: boolean) => ({
    ...hall('2026-12-24', [paid]),
    changes: {
      moved: [{ from: span, at: issuedAt, requestedAt: issuedAt, fee: { naira: 300_000, isPaid } }],
    },
  });
  const opens = [false, true].map((isPaid) =>
    deviceBookings(
      kept(({ halls }) => halls.save(moved(isPaid))),
      issuedAt,
    ).map((item) => isOpen(item, issuedAt)),
  );
  expect(opens).toEqual([[true], [false]]);
});
