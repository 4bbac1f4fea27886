import type { MailField } from '../../mail/venue-mail.ts';
import type { HallDetails } from '../booking/hall-details.ts';

/** The keys are also the keys of the e-mail template (F-06). */
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
  hearAbout: 'Heard about us from',
} as const satisfies Record<Exclude<keyof HallDetails, 'subCheck'>, string>;

/** A box that is not ticked has no field, as in form data. */
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
