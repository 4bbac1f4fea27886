import type { MailField } from '../../mail/mail-field.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';

/** The fields of the form as people call them, in the order of the page; the names are the e-mail's keys (F-06). */
const labels = {
  eventType: 'Occasion',
  eventDate: 'Date',
  startTime: 'From',
  endTime: 'To',
  hall: 'Hall',
  noOfPeople: 'Guests',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  addInfo: 'Remarks',
  hearAbout: 'Heard of us by',
} as const satisfies Record<Exclude<keyof HallDetails, 'subCheck'>, string>;

/** The checked details; a box that is not ticked is no field, as in any form. */
export function detailFields({ subCheck, ...rest }: HallDetails): MailField[] {
  return [
    ...Object.entries(rest).map(([name, value]) => ({
      name,
      label: Object.entries(labels).find(([key]) => key === name)?.[1] ?? name,
      value: String(value),
    })),
    ...(subCheck ? [{ name: 'subCheck', label: 'Offers and news', value: 'on' }] : []),
    { name: 'termsCheck', label: 'Terms agreed to', value: 'on' },
  ];
}
