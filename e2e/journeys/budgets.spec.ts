import { firstFlight, firstScreenBytes } from '@venue/shell/budgets/first-screen.ts';
import { siteOverBudget } from '@venue/shell/budgets/site-weight.ts';
import { readAddresses } from '@venue/shell/compose/site-addresses.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, test } from './fixtures.ts';

test('every page keeps to its budget of bytes and requests (npm run budgets sets them anew)', async () => {
  expect(await siteOverBudget(testSiteFolder)).toEqual([]);
});

test('what the first screen of a page needs comes with the first packets of a new connection', async () => {
  const { pages } = await readAddresses(testSiteFolder);
  const bytes = await Promise.all(
    Object.values(pages).map(async (address) => ({
      address,
      bytes: await firstScreenBytes(testSiteFolder, address),
    })),
  );
  expect(bytes.filter((page) => page.bytes > firstFlight)).toEqual([]);
});
