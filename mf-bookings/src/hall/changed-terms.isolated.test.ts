import { afterEach, expect, test, vi } from 'vitest';
import { provideSiteFacts, siteFacts, type SiteFacts } from '@venue/shared/contract/site-facts.ts';
import { sampleBooking } from '../../test/sample-booking.ts';
import { sampleHallServices } from '../../test/sample-hall-services.ts';
import { samplePayServices } from '../../test/sample-pay-services.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import type { Charge } from '../services/charge.ts';
import type { HallBooking } from './booking/booking.ts';

const specified = siteFacts();
afterEach(() => provideSiteFacts(specified));

/** The owner changed every price and every term of the halls, and the name of one. */
const changed: SiteFacts = {
  ...specified,
  venue: {
    ...specified.venue,
    halls: specified.venue.halls.map((hall) => ({
      ...hall,
      rental: 2 * hall.rental,
      name: `New ${hall.name}`,
    })),
    hallTerms: {
      ...specified.venue.hallTerms,
      opening: '09:00',
      closing: '18:00',
      depositPercent: 55,
      caution: 333_000,
      cautionReturnDays: 17,
      balanceDueDays: 45,
      leastPart: 60_000,
      invoiceValidHours: 12,
      dateChangePercent: 31,
      dateChangeNoticeDays: 46,
      refundBusinessDays: 9,
      refundLessPercent: 37,
      tablePlanDays: 47,
      decorationDays: 21,
      rehearsalDays: 11,
      rehearsalFreeHours: 3,
      rehearsalHour: 44_000,
      lateCharge: 77_000,
      advertDays: 48,
    },
  },
};

const issuedAt = Date.parse('2026-11-21T15:12:00Z');
const storage = sampleStorage();

/** The code as a page loads it while the venue says this. */
async function pageUnder(facts: SiteFacts) {
  vi.resetModules();
  provideSiteFacts(facts);
  return {
    ...(await import('./ledger/booking-ledger.ts')),
    ...(await import('./flow/book-hall.ts')),
    ...(await import('./booking/agreed-terms.ts')),
    ...(await import('./booking/account.ts')),
    ...(await import('./text/invoice-facts.ts')),
    ...(await import('./text/invoice-rows.ts')),
    ...(await import('./booking/named-hall.ts')),
    ...(await import('./text/headline.ts')),
    ...(await import('./text/deadlines.ts')),
    ...(await import('./text/calendar-file.ts')),
    ...(await import('./flow/pay-on-invoice.ts')),
    ...(await import('./text/payment-names.ts')),
    ...(await import('./mail/invoice-fields.ts')),
    ...(await import('./pdf/invoice-blocks.ts')),
    ...(await import('./link/invoice-link.ts')),
    ...(await import('./link/invoice-fragment.ts')),
    ...(await import('../device/hall-row-text.ts')),
  };
}
type Page = Awaited<ReturnType<typeof pageUnder>>;

/** What the PDF says, line by line. */
function pdfText(page: Page, booking: HallBooking): string[] {
  const said: string[] = [];
  const pen = {
    write: (text: string) => void said.push(text),
    writeColumn: (text: string) => said.push(text) && 1,
    rule: () => {},
    bar: () => {},
    stamp: () => {},
    hasStandIns: () => false,
  };
  page.drawHead(pen, booking);
  page.drawFacts(pen, booking);
  page.drawSums(pen, booking, 0);
  page.drawRules(pen, booking, 0);
  const bank = { bank: 'Sample Bank', accountNumber: '0000', accountName: 'Sample' };
  page.drawTransfer(pen, { booking, bank, y: 0 });
  page.drawDates(pen, booking, 0);
  return said;
}

/** Every sum and sentence of a booking. */
function everythingSaid(page: Page, booking: HallBooking, now: number) {
  const { dates, overdue } = page.deadlines(booking);
  return {
    sums: page.priceOf(booking),
    lines: page.invoiceLines(booking.terms),
    facts: page.invoiceFacts(booking),
    payments: page.invoicePayments(booking),
    validity: page.validityRule(booking.terms, 'payable'),
    headline: page.headline(booking, now),
    dates,
    overdue,
    calendar: page.calendarFile({ ...booking, dates }),
    pdf: pdfText(page, booking),
    row: page.hallRowText(booking, now),
    mail: page.invoiceFields(booking, { bank: 'Bank', accountNumber: '1', accountName: 'Venue' }),
    choices: (['deposit', 'full'] as const).map((choice) => page.dashboardFields(booking, choice)),
    link: page.invoiceFragment(page.sharedInvoice(booking)),
  };
}

async function book(page: Page, endTime: string): Promise<void> {
  await page.bookHall(
    { ...sampleBooking.details, endTime },
    {
      ledger: page.createBookingLedger(storage, () => issuedAt),
      reservation: {
        checkAvailability: async () => ({ kind: 'free', roomTypeIds: [15] }),
        addReservation: async () => ({ kind: 'added', bookingRef: 'SBX-1' }),
      },
      sendInvoice: async (booking) => ({ booking, mail: { kind: 'sent' } }),
      verifyPayments: async () => undefined,
      onStep: () => {},
      now: () => issuedAt,
      random: () => 0.4,
    },
  );
}

/** What the card form asks for. */
async function charged(page: Page, booking: HallBooking, now: number): Promise<Charge | undefined> {
  const { sample, charges } = samplePayServices({ kind: 'closed-before-shown' }, now);
  const ledger = page.createBookingLedger(storage, () => now);
  const order = { choice: 'deposit', naira: page.priceOf(booking).deposit } as const;
  const { services } = sampleHallServices(now, { payment: sample.payment, ledger });
  await page.payOrder(services, booking, order);
  return charges[0];
}

function shownBy(page: Page, now: number): HallBooking {
  const booking = page.createBookingLedger(storage, () => now).shown();
  if (!booking) throw new Error('nothing is kept');
  return booking;
}

const later = issuedAt + 20 * 3_600_000;

test.each([['19:00'], ['22:00']])(
  'I-03, I-12: a booking until %s keeps its sums and words when the owner changes every term',
  async (endTime) => {
    const before = await pageUnder(specified);
    await book(before, endTime);
    const said = everythingSaid(before, shownBy(before, later), later);
    const charge = await charged(before, shownBy(before, later), later);
    expect(said.sums).toMatchObject({ deposit: 800_000, full: 1_700_000 });
    expect(charge?.naira).toBe(800_000);

    const after = await pageUnder(changed);
    expect(after.termsFor(after.hallOf({ hall: 'New Ambali Hall' }))).toMatchObject({
      rental: 3_000_000,
      caution: 333_000,
    });
    const booking = shownBy(after, later);
    expect(everythingSaid(after, booking, later)).toEqual(said);
    expect(await charged(after, booking, later)).toEqual(charge);
    expect(after.readInvoiceFragment(said.link).kind).toBe('other-terms');
  },
);

/** Another house altogether. */
const another: SiteFacts = {
  ...changed,
  venue: {
    ...changed.venue,
    brand: { ...changed.venue.brand, name: 'Zohouse', slug: 'zohouse' },
    place: { ...changed.venue.place, road: '9 Other Road', town: 'Otown', state: 'Ostate', country: 'Oland' },
    contact: { ...changed.venue.contact, email: 'desk@zohouse.example', phones: ['+234 811 222 3333'] },
  },
};

/** What the specified venue says of itself and its terms, as people read it. */
const specifiedText =
  /Àríyá|ariya|Ago Iwoye|Ogun|Nigeria|Example Road|000 000 00|(?<!New )(?:Ball Room|Ambali|Wosilat)|\b[46]0%|\b20%|7am|8pm|₦(?:200|50|10),000|\b24 hours|\b7 days|\b5 business|One hour|481902-balance@ariya/iu;

test('a booking in another venue names nothing of this one', async () => {
  const page = await pageUnder(another);
  const details = { ...sampleBooking.details, hall: 'New Ball Room', endTime: '22:00' };
  const booking: HallBooking = { ...sampleBooking, details, terms: page.termsFor(page.hallOf(details)) };
  // A calendar escapes its commas and folds its lines.
  const plain = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  const { calendar, ...said } = everythingSaid(page, booking, later);
  const texts = { ...said, calendar: plain(calendar) };
  const found = Object.entries(texts).map(([kind, text]) => [
    kind,
    specifiedText.exec(JSON.stringify(text))?.[0],
  ]);
  expect(found.filter(([, old]) => old !== undefined)).toEqual([]);
  expect(texts.calendar).toContain('@zohouse');
  expect(texts.pdf.join(' ')).toContain('ZOHOUSE 481902');
});
