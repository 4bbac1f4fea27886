import type { MailTemplate } from '@venue/shared/email/mail-template.ts';
import { callbackForm } from './callback/callback-form.ts';
import { carRentalForm } from './car-rental/car-rental-form.ts';
import { careerForm } from './career/career-form.ts';
import { contactForm } from './contact/contact-form.ts';
import type { EmailFormSpec } from './mail-form/email-form-spec.ts';
import { newsletterForm } from './newsletter/subscription-form.ts';
import { galleryQuoteForm } from './quote/gallery-quote-form.ts';
import { onTheMoveQuoteForm } from './quote/on-the-move-quote-form.ts';
import { requestQuoteForm } from './quote/request-quote-form.ts';
import { visitForm } from './visit/visit-form.ts';

function ofForm({ name, title, subject, fields, isRequest }: EmailFormSpec, copy: string): MailTemplate {
  const hasAddress = fields.some((field) => field.name === 'email');
  return {
    form: name,
    when: `The form “${title}” was sent.`,
    subject: isRequest ? `${subject} {{reference}}` : subject,
    fields: [
      ...fields.map((field) => ({
        name: field.name,
        label: field.label,
        isFile: field.control === 'file',
      })),
      ...(isRequest ? [{ name: 'reference', label: 'Reference' }] : []),
    ],
    ...(hasAddress && { copy }),
  };
}

const answered = 'We have your message, and someone will reply.';
const priced = 'We have your request, {{reference}}, and will reply with a price. Nothing is booked yet.';

/** The e-mails of this remote, for `npm run reference`. */
export const mailTemplates: readonly MailTemplate[] = [
  ofForm(contactForm, answered),
  ofForm(callbackForm, answered),
  ofForm(
    newsletterForm,
    'You signed up for our newsletter. If that wasn’t you, or to unsubscribe, reply to this e-mail.',
  ),
  ofForm(carRentalForm, priced),
  ofForm(onTheMoveQuoteForm, priced),
  ofForm(galleryQuoteForm, priced),
  ofForm(requestQuoteForm, priced),
  ofForm(visitForm, 'You asked to be shown round. Nothing is fixed yet: the office will call you.'),
  ofForm(careerForm, 'We have your application. Someone will read it and reply.'),
];
