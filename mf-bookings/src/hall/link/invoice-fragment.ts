import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { fnv1a } from '@venue/shared/text/fnv1a.ts';
import { isCalendarDate, lastInstant } from '@venue/shared/time/dates.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { z } from '../../zod.ts';
import { accountOf } from '../booking/account.ts';
import { type AgreedTerms, clockTime, termsFor } from '../booking/agreed-terms.ts';
import { longestName, type SharedInvoice } from './invoice-link.ts';

export type LinkReading =
  /** No invoice in the address. */
  | { kind: 'none' }
  /** Cut off, mistyped, made up, or made by another version of this page. */
  | { kind: 'damaged' }
  /** Issued under terms that the venue has changed since, so its amounts are unknown here. */
  | { kind: 'other-terms'; shared: SharedInvoice }
  | { kind: 'read'; shared: SharedInvoice };

const mostPayments = 200;
const highestNumber = 999;
const latestSecond = lastInstant / 1000;

/** Numbers of payment references. */
const numbers = z
  .array(z.int().check(z.positive(), z.maximum(highestNumber)))
  .check(z.maxLength(mostPayments));

/** A link's contents, in this order. `issued`: s since the epoch. `agreed`: checksum of the terms. Others as in {@link SharedInvoice}. */
const linkContents = z.object({
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
const entryNames = z.keyof(linkContents).options;

/** Written as an array, without names, to keep links short. */
const linkEntries = z.pipe(
  z.pipe(
    z.array(z.unknown()).check(z.length(entryNames.length)),
    z.transform((entries) => Object.fromEntries(entryNames.map((name, at) => [name, entries[at]]))),
  ),
  linkContents,
);

/** Checksum of everything that the payer's page says about a hall and its terms. */
function termsChecksum(hall: Pick<Hall, 'name'>, terms: AgreedTerms): string {
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

/** The checksum detects links that were cut off or mistyped; it does not prevent forgery. */
export function sealedFragment(payload: unknown): string {
  const text = `1.${textBase64Url(JSON.stringify(payload))}`;
  return `#invoice.${text}.${checksum(text)}`;
}

/** Contains only letters, digits, `-`, `_` and `.`. */
export function invoiceFragment({ invoice, details, terms, ...rest }: SharedInvoice): string {
  const { hall, ...day } = details;
  const values: z.infer<typeof linkContents> = {
    ...rest,
    ...day,
    hallId: terms.hallId,
    number: invoice.number,
    issued: Math.floor(invoice.issuedAt / 1000),
    agreed: termsChecksum({ name: hall }, terms),
  };
  return sealedFragment(entryNames.map((name) => values[name]));
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
  if (termsChecksum(hall, terms) !== agreed) return { kind: 'other-terms', shared };
  const { total } = accountOf({ ...shared, payments: [] });
  return shared.requestedNaira + shared.paid > total ? { kind: 'damaged' } : { kind: 'read', shared };
}

/** Version, contents, checksum. Messaging apps may leave a full stop, a bracket or an encoded space at the end. */
const shape = /^#invoice\.(1\.([\w-]+))\.([\da-z]{7})(?:%[\dA-F]{2}|[^\w-])*$/;

/** Reads a fragment (`#…` or ''). Hall, amounts and terms always come from the venue's own data. */
export function readInvoiceFragment(fragment: string): LinkReading {
  if (!fragment.startsWith('#invoice.')) return { kind: 'none' };
  const [, sealed = '', payload = '', check] = shape.exec(fragment) ?? [];
  if (checksum(sealed) !== check) return { kind: 'damaged' };
  return unpack(base64UrlJson(payload));
}

/** UTF-8 as base64url without padding. */
export function textBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The JSON value in a base64url text; undefined if it has none. */
export function base64UrlJson(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Seven digits in base 36. Any single changed character changes them. */
export function checksum(text: string): string {
  return fnv1a(text).toString(36).padStart(7, '0');
}
