import { expect, test } from 'vitest';
import { sandboxDocument } from '../configuration/chosen-document.ts';
import { devPageBlocks } from './dev-page.ts';

test('a development page has every remote of the checkout, its pages and the sandbox', async () => {
  const { boot, site, config } = await devPageBlocks(await sandboxDocument('http://127.0.0.1:4999'));
  expect(boot.remotes['mf-forms']?.base).toBe('http://127.0.0.1:4183/');
  expect(site.pages.find(({ view }) => view === 'mf-forms/contact')?.address).toBe('/contact-us');
  expect(config).toMatchObject({ mode: 'sandbox', email: { origin: 'http://127.0.0.1:4999' } });
});
