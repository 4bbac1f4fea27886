import { openings } from '@venue/shared/openings.ts';
import { expect, test } from 'vitest';
import { careerForm } from './career/career-form.ts';

test('K-19: ten jobs, sixteen posts, all on offer in the application', () => {
  expect(openings).toHaveLength(10);
  expect(openings.reduce((sum, { posts }) => sum + posts, 0)).toBe(16);
  const offered = careerForm.fields.find((field) => field.name === 'job')?.options;
  expect(offered?.map((option) => option.value)).toEqual(openings.map(({ job }) => job));
});
