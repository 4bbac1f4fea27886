import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { formatLagosTimeWithZone } from '@venue/shared/time/zone-suffix.ts';
import { brand, contact, mainPhone, region, street } from '@venue/shared/venue/contacts.ts';
import { depositRuleOf } from '@venue/shared/venue/hall-terms.ts';
import type { Configuration } from '../../configuration.ts';
import { legalLine } from '../../ui/legal-line.ts';
import { priceOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import { deadlines } from '../text/deadlines.ts';
import { invoiceFacts, transferFacts, validityRule } from '../text/invoice-facts.ts';
import { invoiceLines, invoicePayments } from '../text/invoice-rows.ts';
import { payState, stampText } from '../text/paid-and-due.ts';
import { page, type Pen } from './pdf-pen.ts';
import { standIn } from './typeset.ts';

/** Bars at the top and bottom of the page, sender and invoice number. */
export function drawHead({ write, bar }: Pen, { invoice }: HallBooking) {
  bar(0);
  bar(294);
  write(brand.name, { at: [page.left, 23], size: 26, serif: true, ink: 'indigo900' });
  const sender = [legalLine, `${street}, ${region}`, `${mainPhone}, ${contact.email}`];
  sender
    .filter((line) => line !== '')
    .forEach((line, index) =>
      write(line, { at: [page.right, 18 + index * 5], size: 9, ink: 'ink2', align: 'right' }),
    );
  write('Invoice', { at: [page.left, 40], size: 9, bold: true, ink: 'sanyan700' });
  write(invoice.number, { at: [page.left, 50.5], size: 28, bold: true });
}

/** Facts (I-01), three in a row, and the stamp; returns the y below. */
export function drawFacts({ write, writeColumn, stamp }: Pen, booking: HallBooking): number {
  const facts = invoiceFacts(booking);
  let y = 60.5;
  for (const row of [facts.slice(0, 3), facts.slice(3, 6), facts.slice(6)]) {
    if (row.length === 0) continue;
    const lines = row.map(({ name, value }, index) => {
      const x = page.left + index * 59;
      write(name, { at: [x, y], size: 9, ink: 'ink2' });
      return writeColumn(value, { at: [x, y + 5], bold: true, width: 54, leading: 4.6, most: 4 });
    });
    y += 10.4 + Math.max(...lines) * 4.6;
  }
  const stamped = stampText(booking);
  if (stamped !== undefined) stamp(stamped, [page.left + 118, 51]);
  return y + 3;
}

/** More than these share a row, so that the dates below stay on the page. */
const mostPayments = 3;

const remarks = { width: 106, size: 9.5, leading: 4.2, most: 2, ink: 'ink2' } as const;

/** Lines, total and payments (I-03); returns the y below. */
export function drawSums({ write, writeColumn, rule }: Pen, booking: HallBooking, top: number): number {
  const { full } = priceOf(booking);
  let y = top;
  rule(y - 6, { ink: 'sanyan400', width: 0.4 });
  rule(y - 5.2, { ink: 'sanyan400', width: 0.4 });
  write('Item', { at: [page.left, y], bold: true });
  write('Amount', { at: [page.right, y], bold: true, align: 'right' });
  for (const { item, naira } of invoiceLines(booking.terms)) {
    y += 8.5;
    rule(y - 5.5);
    write(item, { at: [page.left, y] });
    write(formatNaira(naira), { at: [page.right, y], align: 'right' });
  }
  y += 9.5;
  rule(y - 6, { ink: 'ink', width: 0.5 });
  write('Full payment', { at: [page.left, y], bold: true });
  write(formatNaira(full), { at: [page.right, y], size: 14, bold: true, align: 'right' });
  y += 5;
  for (const { name, remark, naira } of invoicePayments(booking, mostPayments)) {
    y += 8.5;
    rule(y - 5.5);
    write(name, { at: [page.left, y] });
    const lineCount = writeColumn(remark, { ...remarks, at: [page.left + 40, y] });
    write(formatNaira(naira), { at: [page.right, y], bold: true, align: 'right' });
    y += (lineCount - 1) * remarks.leading;
  }
  return y + 10;
}

/** Validity, hours and the deposit rule (I-12 to I-14, D-43); returns the y below. */
export function drawRules({ writeColumn }: Pen, booking: HallBooking, y: number): number {
  const { terms } = booking;
  const rules = [validityRule(terms, payState(booking)), depositRuleOf(terms)];
  let below = y;
  for (const text of rules) {
    below +=
      writeColumn(text, { at: [page.left, below], size: 9.5, ink: 'ink2', width: page.width, leading: 4.6 }) *
      4.6;
  }
  return below + 4;
}

/** Bank details with the narration (I-02, I-19), while there is anything to transfer; returns the y below. */
export function drawTransfer(
  { write, writeColumn, rule }: Pen,
  { booking, bank, y }: { booking: HallBooking; bank: Configuration['bank']; y: number },
): number {
  const facts = transferFacts(booking, bank);
  if (facts.length === 0) return y;
  rule(y - 5);
  write('By bank transfer', { at: [page.left, y + 1], size: 12, bold: true });
  const heights = facts.map(({ name, value }, index) => {
    const x = page.left + index * 44;
    write(name, { at: [x, y + 8], size: 9, ink: 'ink2' });
    return 4.6 * writeColumn(value, { at: [x, y + 13], size: 10, bold: true, width: 42, leading: 4.6 });
  });
  return y + 18 + Math.max(...heights);
}

export function drawDates({ write, writeColumn, rule }: Pen, booking: HallBooking, y: number) {
  rule(y - 5);
  write('Dates that matter', { at: [page.left, y + 1], size: 12, bold: true });
  let below = y + 8;
  for (const { date, at, what } of deadlines(booking).dates) {
    const time = at === undefined ? '' : `, ${formatLagosTimeWithZone(at)}`;
    write(`${formatLongDate(date, 'short')}${time}`, { at: [page.left, below], size: 9.5, bold: true });
    below +=
      writeColumn(what, { at: [page.left + 46, below], size: 9.5, ink: 'ink2', width: 128, leading: 4.5 }) *
        4.5 +
      1.2;
  }
}

/** A note at the bottom of the page, if its fonts lacked a character. */
export function drawStandInNote({ hasStandIns, write }: Pen) {
  if (!hasStandIns()) return;
  const text = `${standIn} stands for a letter or sign that this file cannot print. The invoice page shows it as you wrote it.`;
  write(text, { at: [page.left, 289], size: 9, ink: 'ink2' });
}
