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

/**
 * Hall id, date, start, end, number, issued (s since the epoch), first name, checksum of the terms, for whom, asked, paid, and the two
 * lists of references.
 */
const payloadSchema = z.tuple([
  z.int().check(z.refine((id) => halls.some((hall) => hall.id === id))),
  z.string().check(z.regex(/^2[01]\d\d-/), z.refine(isCalendarDate)),
  clockTime,
  clockTime,
  z.string().check(z.regex(/^\d{6}$/)),
  z.int().check(z.positive(), z.maximum(latestSecond)),
  z.string().check(z.maxLength(longestName), z.regex(/^[\p{L}\p{M}'’-]*$/u)),
  z.string().check(z.regex(/^[\da-z]{7}$/)),
  z.string().check(z.maxLength(longestName), z.regex(/^[\p{L}\p{M}'’ -]*$/u)),
  z.int().check(z.nonnegative()),
  z.int().check(z.nonnegative()),
  numbers,
  numbers,
]);
type Payload = z.infer<typeof payloadSchema>;

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
export function invoiceFragment(shared: SharedInvoice): string {
  const { invoice, details, terms } = shared;
  const payload: Payload = [
    terms.hallId,
    details.eventDate,
    details.startTime,
    details.endTime,
    invoice.number,
    Math.floor(invoice.issuedAt / 1000),
    shared.firstName,
    termsName({ name: details.hall }, terms),
    shared.toWhom,
    shared.requestedNaira,
    shared.paid,
    shared.referencesCounted,
    shared.referencesUncounted,
  ];
  return sealedFragment(payload);
}

function unpack(payload: unknown): LinkReading {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return { kind: 'damaged' };
  const [
    hallId,
    eventDate,
    startTime,
    endTime,
    number,
    issued,
    firstName,
    agreed,
    toWhom,
    requestedNaira,
    paid,
    referencesCounted,
    referencesUncounted,
  ] = parsed.data;
  const hall = halls.find(({ id }) => id === hallId);
  if (!hall) return { kind: 'damaged' };
  const terms = termsFor(hall);
  const shared: SharedInvoice = {
    invoice: { number, issuedAt: issued * 1000 },
    details: { hall: hall.name, eventDate, startTime, endTime },
    terms,
    firstName,
    toWhom,
    requestedNaira,
    paid,
    referencesCounted,
    referencesUncounted,
  };
  if (termsName(hall, terms) !== agreed) return { kind: 'other-terms', shared };
  const { total } = accountOf({ ...shared, payments: [] });
  return requestedNaira + paid > total ? { kind: 'damaged' } : { kind: 'read', shared };
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
