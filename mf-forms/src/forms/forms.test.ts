import { expect, test } from 'vitest';
import { contact } from '@venue/shared/venue/contacts.ts';
import { allForms } from './all-forms.ts';
import { newsletterForm } from './mailing-list-form.ts';

const serviceNames = new Set(['service_id', 'template_id', 'user_id', 'lib_version']);

/** Names of the fields by form, with the line of the specification. */
const fieldNames: Readonly<Record<string, readonly [line: string, names: string]>> = {
  contact: ['F-01', 'email message name subject'],
  callback: ['F-02', 'name phone reason'],
  newsletter: ['F-03', 'email'],
  carRental: ['F-12', 'dropoffLocation dropoffTime email name number pickupLocation pickupTime'],
  requestQuote: [
    'F-13',
    'concertEntertainment email estimatedGuests eventDate hours layout message name needs number occasion organizationName place',
  ],
  onTheMoveQuote: ['F-14', 'email message name phone'],
  galleryQuote: ['F-15, D-28', 'budget email event guests name phone'],
  visit: ['the visit', 'email message name people phone places visitDate visitTime'],
  career: ['F-16', 'coverLetter email job my_file name'],
};

test.each(allForms)('$name: the field names are the keys of the e-mail', ({ name, fields }) => {
  const given = fields.map((field) => field.name);
  expect(given.toSorted().join(' '), fieldNames[name]?.[0]).toBe(fieldNames[name]?.[1]);
  expect(given.some((field) => serviceNames.has(field))).toBe(false);
});

test('V-08: e-mail fields are native e-mail fields, the callback phone is a number field', () => {
  const fields = allForms.flatMap((form) => form.fields.map((field) => ({ form: form.name, field })));
  const emails = fields.filter(({ field }) => field.name === 'email');
  expect(emails.length).toBeGreaterThan(5);
  for (const { field } of emails) expect(field).toMatchObject({ type: 'email' });
  expect(fields.filter(({ field }) => field.control === 'digits')).toMatchObject([
    { form: 'callback', field: { name: 'phone' } },
  ]);
});

test('V-07, D-07: a form without rules of its own requires nothing, and calls none of its fields optional', () => {
  const without = allForms.filter(({ validate }) => validate === undefined);
  expect(without).not.toHaveLength(0);
  for (const { name, fields } of without) {
    expect(fields.filter((field) => field.optional).map((field) => `${name} ${field.name}`)).toEqual([]);
  }
});

test('the newsletter form says whom to write to in order to unsubscribe, as no page can do it', () => {
  expect(newsletterForm.privacy).toContain(`write to ${contact.email}`);
});
