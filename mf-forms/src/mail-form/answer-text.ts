import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { contact, mainPhone } from '@venue/shared/venue/contacts.ts';
import { officeDayAfter, type OfficeHours } from '@venue/shared/venue/office-hours.ts';

/** When a request was sent (ms since the epoch), and within how many office days the venue replies, if it says so. */
type Sent = { at: number; days?: number | undefined; hours?: OfficeHours };

/** Undefined if the visitor left neither an e-mail address nor a phone number. */
function replyText({ email, phone, number }: FieldValues): string | undefined {
  const telephone = phone ?? number;
  if (email !== undefined) return `We’ll reply to ${email}`;
  return telephone === undefined ? undefined : `You left no e-mail address, so we’ll call ${telephone}`;
}

/** How we will reply to a request, by when if the venue says so, and what to do otherwise. */
export function answerText(values: FieldValues, { at, days = contact.answerDays, hours }: Sent): string {
  const reply = replyText(values);
  if (reply === undefined) {
    return `You left no e-mail address or phone number, so please call ${mainPhone} with this reference.`;
  }
  if (days === undefined) {
    return `${reply}. If you hear nothing, call ${mainPhone} with this reference.`;
  }
  const day = formatLongDate(officeDayAfter(lagosDate(at), days, hours));
  return `${reply} by ${day}. If you’ve heard nothing by then, call ${mainPhone} with this reference.`;
}
