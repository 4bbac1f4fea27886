import type { MailTemplate } from '@venue/shared/email/mail-template.ts';
import { changeFields, changeMailSubject } from './src/change/change-mail.ts';
import { invoiceFields } from './src/hall/mail/invoice-fields.ts';
import { paymentFields } from './src/hall/mail/payment-mail.ts';
import { requestFields, requestSubject } from './src/hall/mail/request-mail.ts';
import { stayMailFields, stayMailSubject } from './src/stay/mail/stay-mail.ts';
import { waitFields } from './src/waiting-list/waiting-list-mail.ts';
import { sampleBooking } from './test/sample-booking.ts';
import { sampleChange } from './test/sample-change.ts';
import { sampleStay } from './test/sample-stay.ts';
import { sampleWait } from './test/sample-wait.ts';

const bank = { bank: '', accountNumber: '', accountName: '' };
const { details } = sampleBooking;

/** The e-mails of this remote; `npm run reference` writes their templates. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    form: 'hallInvoice',
    when: 'A hall was held and its invoice issued.',
    subject: 'Invoice {{invoiceNumber}}: {{hall}} on {{eventDate}}',
    fields: invoiceFields(sampleBooking, bank),
    copy: '{{hall}} is held for you on {{eventDate}} until {{validUntil}}. Pay {{deposit}} as a deposit, or {{fullPayment}} in full, before then: by card on your invoice page, or by transfer to {{accountName}}, {{bank}}, {{accountNumber}}, with the narration {{narration}}. After a deposit, the balance is {{balance}}, {{balanceDue}}. Late hours: {{lateHours}}. The caution of {{caution}} is returned to you. Booking reference: {{bookingRef}}. This e-mail is not a receipt.',
  },
  {
    form: 'dateRequest',
    when: 'A date was requested by e-mail, because the site has no reservation service or the service did not answer.',
    subject: `${requestSubject} {{hall}} on {{eventDate}}`,
    fields: requestFields({ id: 0, details, earlierInvoiceNumber: undefined, mail: 'unsent' }),
    copy: 'We have received your request for {{hall}} on {{eventDate}} and will tell you whether it is free. {{standing}} Nothing is charged.',
  },
  {
    form: 'stayBooking',
    when: 'A room, an apartment or the concert space was paid by card, or a transfer was announced.',
    subject: `${stayMailSubject}: {{place}}, {{firstDay}}`,
    fields: stayMailFields(sampleStay),
    copy: 'We have received your booking of {{place}}, {{firstDay}} to {{lastDay}}, {{sum}}, payment reference {{reference}}. It is not confirmed yet: we will check the payment and get back to you. The terms you agreed to: {{terms}}.',
  },
  {
    form: 'hallPayment',
    when: 'A payment for a hall was made by card, or a transfer was announced: the deposit, the full amount, the balance or part of it, by the person who booked or through a link.',
    subject: 'Payment of {{sum}} for invoice {{invoiceNumber}}: {{hall}} on {{eventDate}}',
    fields: paymentFields(sampleBooking, {
      origin: 'this-device',
      status: 'paid',
      choice: 'deposit',
      naira: 0,
      reference: '',
      at: sampleBooking.invoice.issuedAt,
    }),
    copy: 'We have been told of your payment of {{sum}} for {{hall}} on {{eventDate}}, invoice {{invoiceNumber}}, payment reference {{reference}}, for: {{share}}. It is not confirmed yet: we will check it and get back to you. Paid in total: {{paidInAll}}. Left to pay: {{left}}.',
  },
  {
    form: 'waitingList',
    when: 'Someone asks to be told if a day that is taken becomes free, or withdraws that request.',
    subject: '{{wish}}: {{place}}, {{days}}',
    fields: waitFields(sampleWait, 'requestMail'),
    copy: 'We have received your request about {{place}}, {{days}}: {{wish}}. Nothing is held for you, and nothing is charged.',
  },
  {
    form: 'changeRequest',
    when: 'A customer asks to move or cancel a hall or a stay. The page says what that costs under the terms of the booking; nothing changes there until the customer saves your answer.',
    subject: `${changeMailSubject}: {{what}}, {{number}}`,
    fields: changeFields(sampleChange.booking, sampleChange.request),
    copy: 'We have received your request for {{what}}, {{when}}, {{number}}: {{wish}}. Under the terms of your booking: {{byTheTerms}} Nothing has changed yet: we will get back to you.',
  },
];
