import '../zod-config.ts';
import { isCalendarDate } from '@venue/shared/dates.ts';
import { hallOf, halls } from '@venue/shared/venue/halls.ts';
import * as z from 'zod/mini';
import type { HallBooking } from '../hall/booking.ts';
import { clock } from '../hall/hall-booking-schema.ts';
import type { Payable } from '../hall/pay-hall.ts';
import { base64UrlJson, checksum, textBase64Url } from './link-text.ts';

/** An invoice as another person gets it. No sum is in it: all of them follow from the hall and the venue's rules. */
export type SharedInvoice = Payable & {
  /** One word, as a person would be called; '' where none could be told. */
  firstName: string;
};

/** What became of an address. */
export type LinkReading =
  /** No invoice was asked for. */
  | { kind: 'none' }
  /** Cut off, mistyped or made up. */
  | { kind: 'damaged' }
  /** Made by a later or an earlier version of this page. */
  | { kind: 'other-version' }
  | { kind: 'read'; shared: SharedInvoice };

const version = '1';
const longestName = 24;
const latestSecond = Date.parse('2100-01-01T00:00:00Z') / 1000;

/** In the order of the link: hall id, date, start, end, number, issued (s since the epoch), first name. */
const payloadSchema = z.tuple([
  z.int().check(z.refine((id) => halls.some((hall) => hall.id === id))),
  z.string().check(z.regex(/^20\d\d-/), z.refine(isCalendarDate)),
  clock,
  clock,
  z.string().check(z.regex(/^\d{6}$/)),
  z.int().check(z.positive(), z.maximum(latestSecond)),
  z.string().check(z.maxLength(longestName), z.regex(/^[\p{L}\p{M}'’-]*$/u)),
]);
type Payload = z.infer<typeof payloadSchema>;

/** The first word of a first name, without anything that could be read as more than a name. */
function callName(firstName: string): string {
  const [word = ''] = firstName.normalize('NFC').trim().split(/\s+/);
  return word.replaceAll(/[^\p{L}\p{M}'’-]/gu, '').slice(0, longestName);
}

/** The fragment of a payload, sealed against being cut off or mistyped; anybody can make one. */
export function sealedFragment(payload: unknown): string {
  const text = `${version}.${textBase64Url(JSON.stringify(payload))}`;
  return `#invoice.${text}.${checksum(text)}`;
}

/** The fragment under which another person finds the invoice: letters, digits, `-`, `_` and `.` only. */
export function invoiceFragment({ invoice, details, firstName }: SharedInvoice): string {
  const payload: Payload = [
    hallOf(details).id,
    details.eventDate,
    details.startTime,
    details.endTime,
    invoice.number,
    Math.floor(invoice.issuedAt / 1000),
    firstName,
  ];
  return sealedFragment(payload);
}

/** What of a booking may be shared: of the person who booked, the first name alone. */
export function sharedInvoice({ invoice, details }: HallBooking): SharedInvoice {
  const { hall, eventDate, startTime, endTime, firstName } = details;
  return { invoice, details: { hall, eventDate, startTime, endTime }, firstName: callName(firstName) };
}

function unpack(encoded: string): LinkReading {
  const parsed = payloadSchema.safeParse(base64UrlJson(encoded));
  if (!parsed.success) return { kind: 'damaged' };
  const [hallId, eventDate, startTime, endTime, number, issued, firstName] = parsed.data;
  const hall = halls.find(({ id }) => id === hallId);
  if (!hall) return { kind: 'damaged' };
  return {
    kind: 'read',
    shared: {
      invoice: { number, issuedAt: issued * 1000 },
      details: { hall: hall.name, eventDate, startTime, endTime },
      firstName,
    },
  };
}

/** Messengers leave a full stop or a bracket at the end of addresses. */
const shape = /^#invoice\.((\d+)\.([\w-]+))\.([\da-z]{7})[^\w-]*$/;

/** Reads the fragment of an address (`#…` or ''). Nothing in it is believed that the rules could tell. */
export function readInvoiceFragment(fragment: string): LinkReading {
  if (!fragment.startsWith('#invoice.')) return { kind: 'none' };
  const [, sealed = '', madeBy = '', payload = '', check] = shape.exec(fragment) ?? [];
  if (checksum(sealed) !== check) return { kind: 'damaged' };
  if (madeBy !== version) return { kind: 'other-version' };
  return unpack(payload);
}
