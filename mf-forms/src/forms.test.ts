import { contact } from '@venue/shared/venue/contacts.ts';
import { expect, test } from 'vitest';
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

const serviceNames = new Set(['service_id', 'template_id', 'user_id', 'lib_version']);

test.each([
  ['F-01', contactForm, 'email message name subject'],
  ['F-02', callbackForm, 'name phone reason'],
  ['F-03', newsletterForm, 'email'],
  ['F-12', carRentalForm, 'dropoffLocation dropoffTime email name number pickupLocation pickupTime'],
  [
    'F-13, and what and where it is',
    requestQuoteForm,
    'concertEntertainment email estimatedGuests eventDate hours layout message name needs number occasion organizationName place',
  ],
  ['F-14', onTheMoveQuoteForm, 'email message name phone'],
  ['F-15, D-28', galleryQuoteForm, 'budget email event guests name phone'],
  ['visit', visitForm, 'email message name people phone places visitDate visitTime'],
  ['F-16', careerForm, 'coverLetter email job my_file name'],
])('%s: the field names are the keys of the e-mail', (_id, form, names) => {
  const given = form.fields.map((field) => field.name);
  expect(given.toSorted().join(' ')).toBe(names);
  expect(given.some((name) => serviceNames.has(name))).toBe(false);
});

test('V-08: e-mail fields are native e-mail fields, the callback phone is a number field', () => {
  const forms = [
    contactForm,
    newsletterForm,
    carRentalForm,
    requestQuoteForm,
    galleryQuoteForm,
    careerForm,
    visitForm,
  ];
  for (const { fields } of forms) {
    expect(fields.find((field) => field.name === 'email')).toMatchObject({ type: 'email' });
  }
  expect(callbackForm.fields.find((field) => field.name === 'phone')).toMatchObject({ control: 'digits' });
});

test('V-07, D-07: a form without rules of its own requires nothing, and calls none of its fields optional', () => {
  const forms: EmailFormSpec[] = [
    contactForm,
    callbackForm,
    newsletterForm,
    carRentalForm,
    requestQuoteForm,
    onTheMoveQuoteForm,
    galleryQuoteForm,
    careerForm,
    visitForm,
  ];
  const without = forms.filter(({ validate }) => validate === undefined);
  expect(without).not.toHaveLength(0);
  for (const { name, fields } of without) {
    expect(fields.filter((field) => field.optional).map((field) => `${name} ${field.name}`)).toEqual([]);
  }
});

test('the letter is stopped by writing to the venue: nothing here could stop it, and nothing says so', () => {
  expect(newsletterForm.privacy).toContain(`write to ${contact.email}`);
});
