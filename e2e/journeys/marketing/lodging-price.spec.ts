import { paths } from '../../site/addresses.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

test('D-01: where both prices do not fit a line, the second begins one, and no dot is left behind', async ({
  page,
}) => {
  await page.goto(paths.apartments);
  const price = page.getByText(/^Listed ₦100,000/).first();
  await expect(price).toHaveText('Listed ₦100,000');
  const online = page.getByText(/^online rate ₦80,000 a night$/);
  const [first, second] = [await price.boundingBox(), await online.boundingBox()];
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.x).toBe(first?.x);
});
