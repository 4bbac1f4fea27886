// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { afterInput, type EmailFormState, withFileProblem } from './email-form-state.ts';

function after(state: EmailFormState, field: string): EmailFormState {
  document.body.innerHTML = '<form><input name="name" value="Adé"></form>';
  const form = document.forms[0];
  if (!form) throw new Error('no form');
  return afterInput(state, form, field);
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

test('F-17: a file is told when it is chosen, beside what else is wrong', () => {
  const cv = { field: 'cv', text: 'too big' };
  const name = { field: 'name', text: 'odd' };
  expect(withFileProblem({ kind: 'idle' }, cv)).toEqual({ kind: 'hinted', problem: cv });
  expect(withFileProblem({ kind: 'refused', problems: [name] }, cv)).toEqual({
    kind: 'refused',
    problems: [name, cv],
  });
  const sending = { kind: 'sending', file: undefined } as const;
  expect(withFileProblem(sending, cv)).toEqual(sending);
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
