// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { afterInput, type EmailFormState, withFileProblem } from './email-form-state.ts';

function after(state: EmailFormState, field: string): EmailFormState {
  document.body.innerHTML = '<form><input name="name" value="Adé"></form>';
  const form = document.forms[0];
  if (!form) throw new Error('no form');
  return afterInput(state, form, field);
}

const name = { field: 'name', text: 'odd' };
const cv = { field: 'cv', text: 'too big' };
const invalid = { kind: 'invalid', hasSummary: true } as const;

test('a corrected field loses its message, the others keep theirs', () => {
  expect(after({ ...invalid, problems: [name, cv] }, 'name')).toEqual({ ...invalid, problems: [cv] });
  expect(after({ ...invalid, problems: [name] }, 'name')).toEqual({ kind: 'idle' });
  expect(after({ ...invalid, problems: [name] }, 'other')).toEqual({ ...invalid, problems: [name] });
});

test('F-17: a file that cannot be sent is refused as soon as it is chosen, beside what else is wrong', () => {
  expect(withFileProblem({ kind: 'idle' }, cv)).toEqual({
    kind: 'invalid',
    problems: [cv],
    hasSummary: false,
  });
  expect(withFileProblem({ ...invalid, problems: [name] }, cv)).toEqual({ ...invalid, problems: [name, cv] });
  const sending = { kind: 'sending', file: undefined } as const;
  expect(withFileProblem(sending, cv)).toEqual(sending);
});

test('Q-17: the links of a failed message follow what is typed into the form, unless it was emptied', () => {
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
