// Separate from the e-mail itself, which imports pictures: `npm run reference` reads this without a bundler.

/** Labels of the e-mail's fields, in order; the keys are those of its template. */
export const stayMailLabels = {
  reference: 'Payment reference',
  place: 'Booked',
  firstDay: 'Check-in (or day)',
  arrival: 'Arrives',
  lastDay: 'Check-out (or same day)',
  length: 'Length',
  rate: 'Rate',
  sum: 'Amount',
  payment: 'Payment',
  paidAt: 'Time',
  name: 'Guest',
  email: 'E-mail',
  phone: 'Phone',
  terms: 'Terms agreed to',
} as const;

/** Subject of the e-mail, and first line of the same text as a message. */
export const stayMailSubject = 'A booking was made on the site';
