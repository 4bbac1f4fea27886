import { expect, test } from 'vitest';
import { overBudget, pageBudget } from './page-budget.ts';

const light = { html: 16_000, scripts: 120_000, fonts: 40_000, pictures: 50_000 };

test('a page within the limits says nothing; one that is over a limit says by how much', () => {
  expect(overBudget('/contact-us', light)).toEqual([]);
  expect(overBudget('/contact-us', { ...light, scripts: pageBudget.scripts + 1000 })).toEqual([
    '/contact-us: scripts 213.0 KB, better at most 212.0 KB',
  ]);
});
