import { heavyPages } from '@venue/shell/platform/verify/heavy-pages.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, test } from './fixtures.ts';

test('no page is heavier than the limits', async () => {
  expect(await heavyPages(testSiteFolder)).toEqual([]);
});
