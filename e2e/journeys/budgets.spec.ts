import { siteOverBudget } from '@venue/shell/budgets/site-weight.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, test } from './fixtures.ts';

test('every page keeps to its budget of bytes and requests (npm run budgets sets them anew)', async () => {
  expect(await siteOverBudget(testSiteFolder)).toEqual([]);
});
