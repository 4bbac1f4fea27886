// Apart from the e-mail itself, which knows the places and their pictures: `npm run reference` reads this without a bundler.

/** What people call the fields of a stay's e-mail, in its order; the names are the keys of its template. */
export const stayMailLabels = {
  reference: 'Payment reference',
  place: 'Booked',
  firstDay: 'Check-in, or the day',
  arrival: 'Arrives',
  lastDay: 'Check-out, or the same day',
  length: 'Length',
  rate: 'Rate',
  sum: 'Sum',
  payment: 'Payment',
  paidAt: 'At',
  name: 'Guest',
  email: 'E-mail',
  phone: 'Phone',
  terms: 'Terms agreed to',
} as const;

/** First line of the e-mail, and of the same words by other ways. */
export const stayMailSubject = 'A booking was paid on the site';
