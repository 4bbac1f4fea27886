import { expect, test } from 'vitest';
import { clashProblem } from './read-answer.ts';

const to = { from: '2027-04-03', to: '2027-04-03' };

test.each([
  [{ kind: 'moved', to, fee: 0 }, 'days'],
  [{ kind: 'reinstated' }, 'choice'],
] as const)('two bookings on one day are refused at a field that is on the page: %o', (answer, field) => {
  expect(clashProblem(answer)).toMatchObject({
    field,
    text: expect.stringContaining('another booking of that hall'),
  });
});
