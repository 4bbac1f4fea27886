// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { EmailFormSpec } from './email-form-spec.ts';
import { afterInput, type EmailFormState } from './email-form-state.ts';

const spec: EmailFormSpec = {
  name: 'career',
  title: 'Apply',
  subject: 'An application',
  fields: [
    { control: 'line', name: 'name', label: 'Name' },
    { control: 'file', name: 'cv', label: 'CV', accept: '.pdf', kinds: 'PDF' },
  ],
  submit: 'Send',
  privacy: 'Private',
  next: { text: '', way: { title: '', path: '/' } },
  check: () => ({ field: 'cv', text: 'too big' }),
};

function after(state: EmailFormState, field: string): EmailFormState {
  document.body.innerHTML = '<form><input name="name" value="Adé"></form>';
  const form = document.forms[0];
  if (!form) throw new Error('no form');
  return afterInput(state, { spec, form, field, fileLimit: 1000 });
}

test('a corrected field loses its message, the others keep theirs', () => {
  const name = { field: 'name', text: 'odd' };
  const cv = { field: 'cv', text: 'too big' };
  expect(after({ kind: 'refused', problems: [name, cv] }, 'name')).toEqual({
    kind: 'refused',
    problems: [cv],
  });
  expect(after({ kind: 'refused', problems: [name] }, 'name')).toEqual({ kind: 'idle' });
  expect(after({ kind: 'hinted', problem: name }, 'name')).toEqual({ kind: 'idle' });
  expect(after({ kind: 'hinted', problem: name }, 'other')).toEqual({ kind: 'hinted', problem: name });
});

test('F-17: a file is judged when it is chosen', () => {
  expect(after({ kind: 'idle' }, 'cv')).toEqual({
    kind: 'hinted',
    problem: { field: 'cv', text: 'too big' },
  });
  expect(after({ kind: 'idle' }, 'name')).toEqual({ kind: 'idle' });
});

test('B2: the links of a failed message follow what is typed into the form, unless it was emptied', () => {
  const failure = {
    kind: 'failed',
    reason: 'offline',
    values: { name: 'Old' },
    hadFile: false,
    later: undefined,
  } as const;
  expect(after({ ...failure, emptied: false }, 'name')).toMatchObject({ values: { name: 'Adé' } });
  expect(after({ ...failure, emptied: true }, 'name')).toMatchObject({ values: { name: 'Old' } });
});
