import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '@venue/shared/time/durations.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { readInvitation } from '../../family/invitation.ts';
import { z } from '../../zod.ts';
import { priceOf } from '../booking/account.ts';
import { termsFor } from '../booking/agreed-terms.ts';
import { hallOf } from '../booking/named-hall.ts';
import {
  invoiceFragment,
  readInvoiceFragment,
  sealedFragment,
  base64UrlJson,
  checksum,
} from './invoice-fragment.ts';
import { type SharedInvoice, sharedInvoice } from './invoice-link.ts';

const issuedAt = Date.parse('2026-11-21T15:12:00Z');

const shared: SharedInvoice = {
  invoice: { number: '481902', issuedAt },
  details: { hall: 'Ambali Hall', eventDate: '2027-03-20', startTime: '12:00', endTime: '22:00' },
  terms: termsFor(hallOf({ hall: 'Ambali Hall' })),
  firstName: 'Ṣẹ̀yí'.normalize('NFC'),
  toWhom: '',
  requestedNaira: 0,
  paid: 0,
  referencesCounted: [],
  referencesUncounted: [],
};
const fragment = invoiceFragment(shared);
/** What stands in the link, entry by entry. */
const payload = z.array(z.unknown()).parse(base64UrlJson(fragment.split('.')[2] ?? ''));

/** The payload with one entry exchanged, under a seal of its own, as a forger would write it. */
function forged(index: number, value: unknown): string {
  return sealedFragment(payload.map((entry, at) => (at === index ? value : entry)));
}

/** Numbers in [0, 1) that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('every invoice comes out of its link as it went in, to the second', () => {
  const next = numbers(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)];
  for (let round = 0; round < 300; round += 1) {
    const hall = pick(halls) ?? hallOf({ hall: 'Ball Room' });
    const one: SharedInvoice = {
      invoice: {
        number: String(100_000 + Math.floor(next() * 900_000)),
        issuedAt: issuedAt + Math.floor(next() * 1e6) * 1000,
      },
      details: {
        hall: hall.name,
        eventDate: new Date(issuedAt + Math.floor(next() * 900) * dayMs).toISOString().slice(0, 10),
        startTime: `0${Math.floor(next() * 10)}:30`,
        endTime: `2${Math.floor(next() * 4)}:15`,
      },
      terms: termsFor(hall),
      firstName: pick(['', 'Ada', 'Ọláńrewájú', 'Ṣẹ̀yí', "N'Golo", 'Ann-Marie', '明']) ?? '',
      toWhom: pick(['', 'Uncle Tunde', 'Ẹ̀gbọ́n']) ?? '',
      requestedNaira: Math.floor(next() * 100_000),
      paid: Math.floor(next() * 500_000),
      referencesCounted: [1, 3].slice(Math.floor(next() * 3)),
      referencesUncounted: [2, 14].slice(Math.floor(next() * 3)),
    };
    const link = invoiceFragment(one);
    expect(link).toMatch(/^#invoice\.1\.[\w-]+\.[\da-z]{7}$/);
    expect(readInvoiceFragment(link)).toEqual({ kind: 'read', shared: one });
  }
});

test('a link with any one character changed, dropped or doubled is damaged, whatever it says', () => {
  const start = '#invoice.'.length;
  for (let at = start; at < fragment.length; at += 1) {
    const before = fragment.slice(0, at);
    const after = fragment.slice(at + 1);
    for (const character of ['', '0', '1', 'A', 'z', '-', '_', '.', '%', 'ẹ', `${fragment[at]}x`]) {
      if (character === fragment[at]) continue;
      const { kind } = readInvoiceFragment(before + character + after);
      expect(`${at} ${character} ${kind}`).toBe(`${at} ${character} damaged`);
    }
  }
});

test('every day that the form takes is read, in the next century, too', () => {
  const details = { ...shared.details, eventDate: '2100-01-01' };
  expect(readInvoiceFragment(invoiceFragment({ ...shared, details })).kind).toBe('read');
});

test('a link cut off anywhere pays nothing', () => {
  for (let length = 0; length < fragment.length; length += 1) {
    expect(['none', 'damaged']).toContain(readInvoiceFragment(fragment.slice(0, length)).kind);
  }
});

test('random texts are no invoices and stop nothing', () => {
  const next = numbers(11);
  for (let round = 0; round < 2000; round += 1) {
    const length = Math.floor(next() * 120);
    const noise = Array.from({ length }, () => String.fromCodePoint(32 + Math.floor(next() * 900))).join('');
    for (const text of [
      `#${noise}`,
      `#invoice.${noise}`,
      `#invoice.1.${noise}`,
      `#invoice.2.${noise}`,
      noise,
    ]) {
      expect(['none', 'damaged', 'other-version']).toContain(readInvoiceFragment(text).kind);
    }
  }
});

test('a forged link cannot name a hall, a day or a time that the venue does not have', () => {
  const nonsense: readonly (readonly [number, unknown])[] = [
    ...[0, -1, 15.5, '15', null, 999, {}].map((value) => [0, value] as const),
    ...['2027-02-29', '20270320', '1999-01-01', '', 0, '+010000-01-01'].map((value) => [1, value] as const),
    ...['24:00', '12:60', '7pm', '', null].map((value) => [2, value] as const),
    ...['24:00', 1200, '12:00 '].map((value) => [3, value] as const),
    ...['48190', '4819022', 481_902, '48190a', '٤٨١٩٠٢'].map((value) => [4, value] as const),
    ...[-1, 0, 1.5, 1e15, '1', null, Number.MAX_SAFE_INTEGER].map((value) => [5, value] as const),
    ...['<b>', 'Call 0800', 'a b', 'www.example', 'A'.repeat(25), '0803', 7, '\u202Eada'].map(
      (value) => [6, value] as const,
    ),
  ];
  expect(readInvoiceFragment(forged(6, 'Ada')).kind).toBe('read');
  for (const [index, value] of nonsense) {
    expect(`${index} ${JSON.stringify(value)} ${readInvoiceFragment(forged(index, value)).kind}`).toBe(
      `${index} ${JSON.stringify(value)} damaged`,
    );
  }
});

test('sums that a forger adds are not read: a longer or shorter link is damaged', () => {
  expect(readInvoiceFragment(sealedFragment([...payload, 1])).kind).toBe('damaged');
  expect(readInvoiceFragment(sealedFragment(payload.slice(0, 7))).kind).toBe('damaged');
  expect(readInvoiceFragment(sealedFragment({ payload, naira: 1 })).kind).toBe('damaged');
});

test('I-04, I-05: the sums follow from the hall alone', () => {
  const sums = halls.map((hall) => {
    const details = { ...shared.details, hall: hall.name };
    const reading = readInvoiceFragment(invoiceFragment({ ...shared, details, terms: termsFor(hall) }));
    return reading.kind === 'read' && [priceOf(reading.shared).deposit, priceOf(reading.shared).full];
  });
  expect(sums).toEqual([
    [400_000, 700_000],
    [800_000, 1_700_000],
    [880_000, 1_900_000],
  ]);
  expect(readInvoiceFragment(forged(0, 16)).kind).toBe('other-terms');
});

test('a link of another version is not read, and one with a full stop behind it is still good', () => {
  expect(readInvoiceFragment(fragment)).toMatchObject({ kind: 'read' });
  for (const end of ['.)', '%20', '%E2%80%8B', ').%20'])
    expect(readInvoiceFragment(fragment + end)).toMatchObject({ kind: 'read' });
  const later = '2.WzFd';
  expect(readInvoiceFragment(`#invoice.${later}.${checksum(later)}`)).toEqual({ kind: 'damaged' });
});

test('the jump to the content and other people’s fragments ask for no invoice', () => {
  for (const text of ['', '#', '#content', '#/pay', '#invoice']) {
    expect(readInvoiceFragment(text)).toEqual({ kind: 'none' });
  }
});

test('I-12: a link is good for the 24 hours of its invoice, on clocks that may differ by minutes', () => {
  const kind = (now: number) => readInvitation(fragment, now).kind;
  expect(kind(issuedAt - 16 * minuteMs)).toBe('damaged');
  expect(kind(issuedAt - 15 * minuteMs)).toBe('open');
  expect(kind(issuedAt + dayMs - 1)).toBe('open');
  expect(kind(issuedAt + dayMs)).toBe('expired');
});

test('nobody pays for a day that is over', () => {
  expect(readInvitation(forged(1, '2026-11-21'), issuedAt).kind).toBe('open');
  expect(readInvitation(forged(1, '2026-11-20'), issuedAt).kind).toBe('event-over');
});

test('a link names its terms: under others it asks for nothing, and a forger gains nothing by them', () => {
  const dearer = { ...shared, terms: { ...shared.terms, rental: 1_600_000 } };
  expect(readInvoiceFragment(fragment).kind).toBe('read');
  expect(readInvoiceFragment(invoiceFragment(dearer))).toEqual({ kind: 'other-terms', shared });
  expect(readInvitation(invoiceFragment(dearer), issuedAt).kind).toBe('other-terms');
  const paidBefore = { ...dearer, paid: 1_100_000, requestedNaira: 700_000 };
  expect(readInvoiceFragment(invoiceFragment(paidBefore)).kind).toBe('other-terms');
  const renamed = { ...shared, details: { ...shared.details, hall: 'Great Hall' } };
  expect(readInvoiceFragment(invoiceFragment(renamed)).kind).toBe('other-terms');
  expect(readInvoiceFragment(forged(7, '0000000')).kind).toBe('other-terms');
});

test('a long name is cut between its letters, so that its link can be read', () => {
  const adlam = '𞤀𞤣𞤤𞤢𞤥'.repeat(3);
  for (const start of ['', 'A']) {
    const details = { ...sampleBooking.details, firstName: start + adlam };
    const link = invoiceFragment(sharedInvoice({ ...sampleBooking, details }, { toWhom: start + adlam }));
    expect(readInvoiceFragment(link).kind).toBe('read');
  }
});
