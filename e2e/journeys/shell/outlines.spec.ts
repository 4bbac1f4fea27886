import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const code = /\/outline-parts-[^/]*\.js$/;

test('a developer who asks for it sees whose part is what; a visitor loads nothing of that', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  expect(asked.filter((url) => code.test(url))).toEqual([]);
  await page.evaluate(() => localStorage.setItem('developer', 'on'));
  await page.reload();
  await expect(page.getByText(/^mf-marketing\/home \d+\.\d+\.\d+-[\da-f]{10}$/)).toBeAttached();
  await expect(page.getByText(/^mf-forms\/newsletter \d/)).toBeAttached();
});
