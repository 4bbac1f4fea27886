import { expect, test } from 'vitest';
import { oneRemotePage } from './one-remote-page.ts';

const built = `<html><head><!--head--><script type="module" crossorigin src="./assets/start.js"></script>
<link rel="modulepreload" crossorigin href="assets/lost.js"></head><body><div id="root"></div><!--end--></body></html>`;
const blocks = {
  boot: { contract: 1, entry: '', preload: [], remotes: {} },
  site: { venue: undefined, pages: [] },
  config: { mode: 'sandbox' },
};

test('Fast Refresh comes before the shell, and the data blocks are in the page', () => {
  const page = oneRemotePage({
    built,
    version: '1.0.0-a',
    blocks: JSON.parse(JSON.stringify(blocks)),
    remote: 'http://127.0.0.1:5',
  });
  const order = ['injectIntoGlobalHook(window)', '/shell/1.0.0-a-development/assets/start.js', 'id="boot"'];
  const places = order.map((text) => page.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(page).not.toContain('modulepreload');
});
