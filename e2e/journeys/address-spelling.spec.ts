import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { expect, test } from './fixtures.ts';

/** As somebody types it from a poster, and as a messenger cuts it out of a sentence. */
const spellings = [
  (address: string) => address.toUpperCase(),
  (address: string) => `${address}.`,
  (address: string) => `${address}),`,
];

test('capitals and the punctuation after an address lead to its page', async ({ request }) => {
  const addresses = siteFacts().pages.map(({ address }) => address);
  for (const address of addresses.filter((one) => one !== '/')) {
    for (const spelt of spellings) {
      const asked = `${spelt(address)}?from=poster`;
      const { headers, status } = await request
        .get(asked, { maxRedirects: 0 })
        .then((response) => ({ headers: response.headers(), status: response.status() }));
      expect([status, headers['location']], asked).toEqual([301, `${address}?from=poster`]);
    }
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});
