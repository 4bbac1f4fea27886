import { expect, test } from 'vitest';
import { openings } from '@venue/shared/venue/openings.ts';
import { careerForm } from './career-form.ts';

test('K-19: every opening is on offer in the application', () => {
  const offered = careerForm.fields.find((field) => field.name === 'job')?.options;
  expect(offered?.map((option) => option.value)).toEqual(openings.map(({ job }) => job));
});
