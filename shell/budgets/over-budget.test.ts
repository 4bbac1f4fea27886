import { expect, test } from 'vitest';
import { budgetsOf, overBudget } from './over-budget.ts';
import { fileNameOf, type WeighedPage } from './page-weight.ts';

const contact: WeighedPage = {
  weight: {
    html: 16_000,
    scripts: 148_000,
    fonts: 40_000,
    pictures: 50_000,
    modules: 15,
    requests: 17,
    rounds: 2,
  },
  files: { 'shell/start': 105_000, 'mf-forms/common': 15_000, 'mf-forms/contact-view': 500 },
};
const budgets = budgetsOf(new Map([['/contact-us', contact]]));

function heavier(files: Record<string, number>, scripts: number): WeighedPage {
  return { weight: { ...contact.weight, scripts }, files: { ...contact.files, ...files } };
}

test('a page keeps to the budget that was set from it, and has some room', () => {
  expect(overBudget('/contact-us', contact, budgets)).toEqual([]);
  expect(overBudget('/contact-us', heavier({}, 155_000), budgets)).toEqual([]);
});

test('a page that costs more is told what grew, and what is new', () => {
  const page = heavier({ 'mf-forms/common': 24_000, 'mf-forms/map': 2000 }, 165_000);
  expect(overBudget('/contact-us', page, budgets)).toEqual([
    '/contact-us: scripts 165000, may be 159900: mf-forms/common grew by 9000 to 24000, mf-forms/map is new (2000)',
  ]);
});

test('a page with a heavier picture, or one that waits once more, is told so', () => {
  const weight = { ...contact.weight, pictures: 60_000, rounds: 3 };
  const files = { ...contact.files, 'mf-forms/map-480.avif': 10_000 };
  expect(overBudget('/contact-us', { weight, files }, budgets)).toEqual([
    '/contact-us: pictures 60000, may be 54000: mf-forms/map-480.avif is new (10000)',
    '/contact-us: rounds 3, may be 2: mf-forms/map-480.avif is new (10000)',
  ]);
});

test('a document that only compresses a little worse, as with another address in it, has not grown', () => {
  const limit = budgets.pages['/contact-us']?.html ?? 0;
  const withHtml = (html: number) =>
    overBudget('/contact-us', { ...contact, weight: { ...contact.weight, html } }, budgets);
  expect(withHtml(limit + 150)).toEqual([]);
  expect(withHtml(limit + 151)).toEqual([`/contact-us: html ${limit + 151}, may be ${limit}`]);
});

test('a page without a budget of its own keeps to that of any page', () => {
  expect(overBudget('/shop', { ...contact, weight: { ...contact.weight, html: 18_000 } }, budgets)).toEqual([
    '/shop: html 18000, may be 17300',
  ]);
});

test('a module is called by its package and its name without hash', () => {
  expect(fileNameOf('/mf-forms/0.1.0-ab12/assets/contact-view-Dl9-_EQV.js')).toBe('mf-forms/contact-view');
  expect(fileNameOf('/mf-forms/0.1.0-ab12/remoteEntry.js')).toBe('mf-forms/remoteEntry');
  expect(fileNameOf('/mf-forms/0.1.0-ab12/assets/map-480-Dl9-_EQV.avif')).toBe('mf-forms/map-480.avif');
});
