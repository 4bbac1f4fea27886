import type { HallBooking } from '../booking/booking.ts';

type MailField = readonly [name: string, value: string];

/** The fields of the e-mail: those of the booking form, by their names, and the number (F-06, F-07). */
export function invoiceFields({ details, invoice }: Pick<HallBooking, 'details' | 'invoice'>): MailField[] {
  const { subCheck, ...rest } = details;
  return [
    ...Object.entries(rest).map(([name, value]): MailField => [name, String(value)]),
    ...(subCheck ? [['subCheck', 'on'] satisfies MailField] : []),
    ['termsCheck', 'on'],
    ['invoiceNumber', invoice.number],
  ];
}

/** A form of these fields that is on no page: the e-mail service's library takes nothing else. */
export function formOf(fields: readonly MailField[]): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of fields) {
    // A text area keeps the line breaks of a remark.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
