import { expect, test } from 'vitest';
import { afterEnd, type FamilyFlow, startOfFamilyFlow, withoutProblem } from './family-flow.ts';

const start = startOfFamilyFlow([]);

test('a field that was changed has its problem behind it, and others keep theirs', () => {
  const both: FamilyFlow = {
    stage: 'form',
    news: { kind: 'problems', problems: { name: 'Enter your name', email: 'Enter an address' } },
  };
  const one = withoutProblem(both, 'name');
  expect(one).toEqual({
    stage: 'form',
    news: { kind: 'problems', problems: { email: 'Enter an address' } },
  });
  expect(withoutProblem(one, 'email')).toEqual(start);
  expect(withoutProblem(start, 'name')).toBe(start);
});

test('news of a payment stay while the form is changed', () => {
  const closed = afterEnd({ kind: 'closed-before-shown' });
  expect(withoutProblem(closed, 'name')).toBe(closed);
});
