import type { MailTemplate } from '@venue/shared/email/mail-template.ts';
import type { EmailFormSpec } from './src/email-form/email-form-spec.ts';
import { allForms } from './src/forms/all-forms.ts';

/** The automatic copy to the sender of a form; those of requests and of other messages are the same. */
const copies: Readonly<Partial<Record<EmailFormSpec['name'], string>>> = {
  newsletter:
    'You signed up for our newsletter. If that wasn’t you, or to unsubscribe, reply to this e-mail.',
  visit: 'You asked to be shown round. Nothing is fixed yet: the office will call you.',
  career: 'We have your application. Someone will read it and reply.',
};
const requestCopy =
  'We have your request, {{reference}}, and will reply with a price. Nothing is booked yet.';
const messageCopy = 'We have your message, and someone will reply.';

function templateOf({ name, title, subject, fields, isRequest }: EmailFormSpec): MailTemplate {
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
    ...(hasAddress && { copy: copies[name] ?? (isRequest ? requestCopy : messageCopy) }),
  };
}

/** The e-mails of this remote, for `npm run reference`. */
export const mailTemplates: readonly MailTemplate[] = allForms.map(templateOf);
