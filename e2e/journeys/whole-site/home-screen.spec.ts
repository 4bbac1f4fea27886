import * as z from 'zod';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

test('the site can be added to a home screen: the manifest and its icons exist', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = z
    .looseObject({ name: z.string(), icons: z.array(z.object({ src: z.string() })) })
    .parse(await (await request.get(address ?? '')).json());
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const icon of [...manifest.icons.map(({ src }) => src), apple ?? '']) {
    expect((await request.get(icon)).headers()['content-type']).toBe('image/png');
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});
