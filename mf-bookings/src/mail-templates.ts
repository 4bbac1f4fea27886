import type { MailTemplate } from '@venue/shared/email/mail-template.ts';
import { changeFields, changeSubject } from './change/change-mail.ts';
import { sampleChange } from './change/sample-change.ts';
import { sampleBooking } from './hall/booking/sample-booking.ts';
import { invoiceFields } from './hall/mail/invoice-fields.ts';
import { paymentFields } from './hall/mail/payment-mail.ts';
import { requestFields, requestSubject } from './hall/mail/request-mail.ts';
import { sampleWait } from './wait/sample-wait.ts';
import { waitFields } from './wait/wait-mail.ts';
import { stayMailLabels, stayMailSubject } from './stay/mail/stay-mail-labels.ts';

const bank = { bank: '', accountNumber: '', accountName: '' };
const { details } = sampleBooking;

/** The e-mails of this remote, for the templates that `npm run reference` writes. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    form: 'hallInvoice',
    when: 'A hall was held and its invoice written.',
    subject: 'Invoice {{invoiceNumber}}: {{hall}} on {{eventDate}}',
    fields: invoiceFields(sampleBooking, bank),
    copy: '{{hall}} is held for you on {{eventDate}} until {{validUntil}}. Pay {{deposit}} as a deposit, or {{fullPayment}} in full, before then: by card on the page of your invoice, or by transfer to {{accountName}}, {{bank}}, {{accountNumber}}, with the narration {{narration}}. After a deposit {{balance}} follow, {{balanceDue}}. Late hours: {{lateHours}}. {{caution}} is the caution, which comes back. Booking reference: {{bookingRef}}. This e-mail is no receipt.',
  },
  {
    form: 'dateRequest',
    when: 'A date was asked for by e-mail, because the site has no reservation service or it did not answer.',
    subject: `${requestSubject} {{hall}} on {{eventDate}}`,
    fields: requestFields({ id: 0, details, askedAs: undefined, mail: 'unsent' }),
    copy: 'We have your question about {{hall}} on {{eventDate}}, and answer whether it is free. {{standing}} Nothing is charged.',
  },
  {
    form: 'stayBooking',
    when: 'A room, an apartment or the concert space was paid by card, or a transfer was announced.',
    subject: `${stayMailSubject}: {{place}}, {{firstDay}}`,
    fields: Object.entries(stayMailLabels).map(([name, label]) => ({ name, label })),
    copy: 'We have your booking of {{place}}, {{firstDay}} to {{lastDay}}, {{sum}}, payment reference {{reference}}. It is not confirmed yet: we look the payment up and answer you. Terms that you agreed to: {{terms}}.',
  },
  {
    form: 'hallPayment',
    when: 'A payment for a hall was made by card, or a transfer was announced: a deposit, all of it, the balance or a part, by whoever booked or through a link.',
    subject: 'Payment of {{sum}} for invoice {{invoiceNumber}}: {{hall}} on {{eventDate}}',
    fields: paymentFields(sampleBooking, {
      state: 'paid',
      choice: 'deposit',
      naira: 0,
      reference: '',
      at: sampleBooking.invoice.issuedAt,
    }),
    copy: 'We have word of your payment of {{sum}} for {{hall}} on {{eventDate}}, invoice {{invoiceNumber}}, payment reference {{reference}}, for: {{share}}. It is not confirmed yet: we look it up and answer you. Paid in all: {{paidInAll}}. Left to pay: {{left}}.',
  },
  {
    form: 'waitingList',
    when: 'Somebody asks to be told if a day that is taken becomes free, or takes that back.',
    subject: '{{wish}}: {{place}}, {{days}}',
    fields: waitFields(sampleWait, 'requestMail'),
    copy: 'We have your wish about {{place}}, {{days}}: {{wish}}. The date is not held for you, and nothing is charged.',
  },
  {
    form: 'changeRequest',
    when: 'A hall or a stay is to be moved or cancelled. The page says what that costs by the terms of the booking; nothing changes on it until the customer notes your answer.',
    subject: `${changeSubject}: {{what}}, {{number}}`,
    fields: changeFields(sampleChange.subject, sampleChange.request),
    copy: 'We have your request for {{what}}, {{when}}, {{number}}: {{wish}}. By the terms of your booking: {{byTheTerms}} Nothing is changed yet: we answer you.',
  },
];
