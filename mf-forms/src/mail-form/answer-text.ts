import { formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { contact, mainPhone } from '@venue/shared/venue/contacts.ts';
import { officeDayAfter, type OfficeHours } from '@venue/shared/venue/office-hours.ts';

/** When a request was sent (ms since the epoch), and in how many office days the venue says that it answers. */
type Sent = { at: number; days?: number | undefined; hours?: OfficeHours };

/** The way by which whoever asked can be answered; undefined where they left none. */
function wayBack({ email, phone, number }: FieldValues): string | undefined {
  const telephone = phone ?? number;
  if (email !== undefined) return `We’ll reply to ${email}`;
  return telephone === undefined ? undefined : `You left no e-mail address, so we’ll call ${telephone}`;
}

/** How a request is answered, by when as far as the venue has said so, and what to do if it is not. */
export function answerText(values: FieldValues, { at, days = contact.answerDays, hours }: Sent): string {
  const way = wayBack(values);
  if (way === undefined) {
    return `You left no e-mail address or phone number, so please call ${mainPhone} with this reference.`;
  }
  if (days === undefined) {
    return `${way}. If you hear nothing, call ${mainPhone} with this reference.`;
  }
  const day = formatLongDate(officeDayAfter(lagosDate(at), days, hours));
  return `${way} by ${day}. If you’ve heard nothing by then, call ${mainPhone} with this reference.`;
}
