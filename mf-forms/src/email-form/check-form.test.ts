// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { checkForm } from './check-form.ts';
import type { EmailFormSpec } from './email-form-spec.ts';

const spec: EmailFormSpec = {
  name: 'contact',
  title: 'Write',
  subject: 'A message',
  fields: [
    { control: 'input', name: 'name', label: 'Name' },
    { control: 'textarea', name: 'message', label: 'Message' },
  ],
  submit: 'Send',
  privacy: 'Private',
  next: { text: '', link: { title: '', path: '/' } },
};

function formWith(values: { name?: string; message?: string; email?: string }): HTMLFormElement {
  document.body.innerHTML =
    '<form><input name="name"><input name="email" type="email"><textarea name="message"></textarea></form>';
  const form = document.forms[0];
  if (!form) throw new Error('no form');
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (control) control.value = value;
  }
  return form;
}

test('D-07: a wholly blank form is stopped at its first field, anything in it lets it go', () => {
  expect(checkForm(spec, formWith({ name: '  ' }))).toMatchObject({
    problems: [{ field: 'name' }],
    hasSummary: false,
  });
  expect(checkForm(spec, formWith({ message: 'Hello' }))).toBeUndefined();
});

test('V-08: what the browser refuses is refused, in the browser’s words', () => {
  expect(checkForm(spec, formWith({ email: 'nowhere' }))).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'email' }],
  });
});

test('a name of invisible characters is refused', () => {
  const namedFields: EmailFormSpec = {
    ...spec,
    fields: [{ control: 'input', name: 'name', label: 'Name', autoComplete: 'name' }],
  };
  expect(checkForm(namedFields, formWith({ name: '\u0301\u0323' }))).toEqual({
    kind: 'invalid',
    hasSummary: true,
    problems: [{ field: 'name', text: 'Enter a name in letters' }],
  });
  expect(checkForm(namedFields, formWith({ name: 'Adé' }))).toBeUndefined();
});

test('a form’s own rule stops it, beside other problems; it does not apply to a blank form', () => {
  const judging: EmailFormSpec = {
    ...spec,
    validate: ({ message }) => (message === 'late' ? [{ field: 'message', text: 'Too late' }] : []),
  };
  expect(checkForm(judging, formWith({ message: 'late', email: 'nowhere' }))).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'email' }, { field: 'message', text: 'Too late' }],
  });
  expect(checkForm(judging, formWith({ message: 'early' }))).toBeUndefined();
  expect(
    checkForm({ ...judging, validate: () => [{ field: 'name', text: 'No' }] }, formWith({})),
  ).toMatchObject({
    hasSummary: false,
  });
});

test('problems are in the order of the form, whichever rule found them', () => {
  const judging: EmailFormSpec = {
    ...spec,
    validate: () => [
      { field: 'message', text: 'Too late' },
      { field: 'name', text: 'Too short' },
    ],
  };
  expect(checkForm(judging, formWith({ message: 'late' }))).toMatchObject({
    problems: [{ field: 'name' }, { field: 'message' }],
  });
});

test('a file that cannot be sent is a problem beside the others', () => {
  const file = { field: 'cv', text: 'empty' };
  expect(checkForm(spec, formWith({ email: 'nowhere' }), file)).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'email' }, file],
  });
});

test('too much text is refused at the longest field, with how much to cut', () => {
  const stop = checkForm(spec, formWith({ name: 'Adé', message: 'a'.repeat(60_000) }));
  expect(stop).toEqual({
    kind: 'invalid',
    hasSummary: true,
    problems: [
      {
        field: 'message',
        text: expect.stringMatching(
          /^Your message is 61 KB long; the limit is 50 KB\. Shorten this by 10,0\d\d characters\.$/,
        ),
      },
    ],
  });
});

test('an e-mail address is checked by our own rule and words, before the browser’s', () => {
  const [name, message] = [spec.fields[0], spec.fields[1]];
  if (!name || !message) throw new Error('no fields');
  const asked: EmailFormSpec = {
    ...spec,
    fields: [name, { control: 'input', type: 'email', name: 'email', label: 'E-mail' }, message],
  };
  expect(checkForm(asked, formWith({ email: 'ade@gmail,com' }))).toEqual({
    kind: 'invalid',
    hasSummary: true,
    problems: [{ field: 'email', text: 'There is a comma in the e-mail address' }],
  });
  expect(checkForm(asked, formWith({ email: 'ade@gmail' }))).toMatchObject({ kind: 'invalid' });
  expect(checkForm(asked, formWith({ name: 'Adé', email: '' }))).toBeUndefined();
  expect(checkForm(asked, formWith({ email: 'ade+1@mail.example.co.uk' }))).toBeUndefined();
});

test('a day that has passed, and times in the wrong order, are refused; none is required', () => {
  const dated: EmailFormSpec = {
    ...spec,
    fields: [
      { control: 'input', type: 'datetime-local', name: 'name', label: 'Pick-up time' },
      { control: 'input', type: 'datetime-local', name: 'message', label: 'Drop-off time', after: 'name' },
    ],
  };
  const texts = (name: string, message: string) =>
    checkForm(dated, formWith({ name, message }))?.problems.map(({ field, text }) => `${field}: ${text}`);
  vi.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00Z') });
  expect(texts('2026-11-29T10:00', '2026-12-01T10:00')).toEqual([
    expect.stringMatching(/^name: This date has passed/),
  ]);
  expect(texts('2026-12-02T10:00', '2026-12-01T10:00')).toEqual([
    'message: Choose a time after the pick-up time',
  ]);
  expect(texts('2026-12-02T10:00', '2026-12-02T18:00')).toBeUndefined();
  expect(texts('', '2026-12-02T18:00')).toBeUndefined();
  expect(texts('2026-12-02T10:00', '')).toBeUndefined();
  vi.useRealTimers();
});

test('a job chosen by a link or a draft is refused after its last day, but not on that day', () => {
  const job = { value: 'Usher', closes: '2026-11-30' };
  const choosing: EmailFormSpec = {
    ...spec,
    fields: [{ control: 'select', name: 'name', label: 'Job', options: [job] }],
  };
  const form = formWith({ name: 'Usher', message: 'Hello' });
  vi.useFakeTimers({ now: Date.parse('2026-11-30T22:59:00Z') });
  expect(checkForm(choosing, form)).toBeUndefined();
  vi.setSystemTime(Date.parse('2026-11-30T23:00:00Z'));
  expect(checkForm(choosing, form)).toEqual({
    kind: 'invalid',
    hasSummary: true,
    problems: [{ field: 'name', text: 'This was open until Monday 30 November 2026. Choose another' }],
  });
  vi.useRealTimers();
});
