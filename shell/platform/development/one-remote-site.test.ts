import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { oneRemotePage, readLiveShell } from './one-remote-site.ts';

test('if nothing is live on this machine, the error says what to do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-one-remote-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(readLiveShell(path.join(folder, 'site'), folder)).rejects.toThrow(
    /no live site in .*docs\/releasing.md.*"npm start" once/,
  );
});

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
    base: '/shell/1.0.0-a-development/',
    blocks: JSON.parse(JSON.stringify(blocks)),
    origin: 'http://127.0.0.1:5',
  });
  const order = ['injectIntoGlobalHook(window)', '/shell/1.0.0-a-development/assets/start.js', 'id="boot"'];
  const places = order.map((text) => page.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(page).not.toContain('modulepreload');
});
