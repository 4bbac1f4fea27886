import { expect, test } from 'vitest';
import { namedFiles } from './named-files.ts';

test('files are found in pages, lists and scripts, once each; folders and pages are none', () => {
  const page = `<link href="/shell/0.1.0-abc/icons/a.png"><script src="/mf-x/0.1.0-def/assets/b~c-D_1.js"></script>
    <img srcset="/mf-x/0.1.0-def/assets/d.webp 1x, /mf-x/0.1.0-def/assets/e.webp 2x"><a href="/media/news">
    {"rest":"/modules/a1b2/site.json","base":"/mf-x/0.1.0-def/","again":"/shell/0.1.0-abc/icons/a.png"}`;
  expect(namedFiles(page)).toEqual([
    'shell/0.1.0-abc/icons/a.png',
    'mf-x/0.1.0-def/assets/b~c-D_1.js',
    'mf-x/0.1.0-def/assets/d.webp',
    'mf-x/0.1.0-def/assets/e.webp',
    'modules/a1b2/site.json',
  ]);
});
