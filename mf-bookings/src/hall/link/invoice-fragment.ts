import { isCalendarDate, lastInstant } from '@venue/shared/dates.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { z } from '../../zod.ts';
import { accountOf } from '../booking/account.ts';
import { type AgreedTerms, termsFor } from '../booking/agreed-terms.ts';
import { clockTime } from '../booking/hall-booking-schema.ts';
import { base64UrlJson, checksum, textBase64Url } from './link-text.ts';
import { longestName, type SharedInvoice } from './invoice-link.ts';

/** What became of an address. */
export type LinkReading =
  /** No invoice was asked for. */
  | { kind: 'none' }
  /** Cut off, mistyped or made up. */
  | { kind: 'damaged' }
  /** Made by a later version of this page. */
  | { kind: 'other-version' }
  /** Written under terms that the venue has changed since: what it comes to cannot be told here. */
  | { kind: 'other-terms'; shared: SharedInvoice }
  | { kind: 'read'; shared: SharedInvoice };

const version = '1';
const mostPayments = 200;
const highestNumber = 999;
const latestSecond = lastInstant / 1000;

/** The n of references. */
const numbers = z
  .array(z.int().check(z.positive(), z.maximum(highestNumber)))
  .check(z.maxLength(mostPayments));

/** What a link says, in this order. `issued`: s since the epoch; `agreed`: checksum of the terms; else as {@link SharedInvoice}. */
const said = z.object({
  hallId: z.int().check(z.refine((id) => halls.some((hall) => hall.id === id))),
  eventDate: z.string().check(z.regex(/^2[01]\d\d-/), z.refine(isCalendarDate)),
  startTime: clockTime,
  endTime: clockTime,
  number: z.string().check(z.regex(/^\d{6}$/)),
  issued: z.int().check(z.positive(), z.maximum(latestSecond)),
  firstName: z.string().check(z.maxLength(longestName), z.regex(/^[\p{L}\p{M}'’-]*$/u)),
  agreed: z.string().check(z.regex(/^[\da-z]{7}$/)),
  toWhom: z.string().check(z.maxLength(longestName), z.regex(/^[\p{L}\p{M}'’ -]*$/u)),
  requestedNaira: z.int().check(z.nonnegative()),
  paid: z.int().check(z.nonnegative()),
  referencesCounted: numbers,
  referencesUncounted: numbers,
});
const names = z.keyof(said).options;

/** The same without its names, as it is written: a link is to be short. */
const linkEntries = z.pipe(
  z.pipe(
    z.array(z.unknown()).check(z.length(names.length)),
    z.transform((entries) => Object.fromEntries(names.map((name, at) => [name, entries[at]]))),
  ),
  said,
);

/** Names everything that the payer's page says of a hall and its terms. */
function termsName(hall: Pick<Hall, 'name'>, terms: AgreedTerms): string {
  return checksum(
    encodeURIComponent(
      [
        hall.name,
        terms.rental,
        terms.depositPercent,
        terms.caution,
        terms.cautionReturnDays,
        terms.balanceDueDays,
        terms.leastPart,
        terms.invoiceValidHours,
        terms.lateCharge,
        terms.opening,
        terms.closing,
        terms.refundBusinessDays,
        terms.refundLessPercent,
      ].join(' '),
    ),
  );
}

/** The fragment of a payload, sealed against being cut off or mistyped; anybody can make one. */
export function sealedFragment(payload: unknown): string {
  const text = `${version}.${textBase64Url(JSON.stringify(payload))}`;
  return `#invoice.${text}.${checksum(text)}`;
}

/** The fragment under which another person finds the invoice: letters, digits, `-`, `_` and `.` only. */
export function invoiceFragment({ invoice, details, terms, ...rest }: SharedInvoice): string {
  const { hall, ...day } = details;
  const values: z.infer<typeof said> = {
    ...rest,
    ...day,
    hallId: terms.hallId,
    number: invoice.number,
    issued: Math.floor(invoice.issuedAt / 1000),
    agreed: termsName({ name: hall }, terms),
  };
  return sealedFragment(names.map((name) => values[name]));
}

function unpack(entries: unknown): LinkReading {
  const read = linkEntries.safeParse(entries);
  if (!read.success) return { kind: 'damaged' };
  const { hallId, eventDate, startTime, endTime, number, issued, agreed, ...rest } = read.data;
  const hall = halls.find(({ id }) => id === hallId);
  if (!hall) return { kind: 'damaged' };
  const terms = termsFor(hall);
  const shared: SharedInvoice = {
    ...rest,
    invoice: { number, issuedAt: issued * 1000 },
    details: { hall: hall.name, eventDate, startTime, endTime },
    terms,
  };
  if (termsName(hall, terms) !== agreed) return { kind: 'other-terms', shared };
  const { total } = accountOf({ ...shared, payments: [] });
  return shared.requestedNaira + shared.paid > total ? { kind: 'damaged' } : { kind: 'read', shared };
}

/** Messengers leave a full stop or a bracket at the end of addresses. */
const shape = /^#invoice\.((\d+)\.([\w-]+))\.([\da-z]{7})[^\w-]*$/;

/** Reads the fragment of an address (`#…` or ''): hall, sums and terms are the venue's own, whatever it says. */
export function readInvoiceFragment(fragment: string): LinkReading {
  if (!fragment.startsWith('#invoice.')) return { kind: 'none' };
  const [, sealed = '', madeBy = '', payload = '', check] = shape.exec(fragment) ?? [];
  if (checksum(sealed) !== check) return { kind: 'damaged' };
  if (madeBy !== version) return { kind: 'other-version' };
  return unpack(base64UrlJson(payload));
}
