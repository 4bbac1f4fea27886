import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, test } from './fixtures.ts';

/** What `styled-components` closes a component's rules with: its id, and the classes of its rules. */
const component = /data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/g;
const withoutElements = /^sc-(?:keyframes|global)-/;
const scriptsAndStyles = /<(style|script)[^>]*>[\s\S]*?<\/\1>/g;

/** Components whose rules a page carries although no element of it needs them. */
function unneeded(html: string): string[] {
  const markup = html.replaceAll(scriptsAndStyles, '');
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return [...html.matchAll(component)].flatMap(([, id = '', names = '']) =>
    withoutElements.test(id) || names.split(',').some((name) => name !== '' && classes.has(name)) ? [] : [id],
  );
}

test('no page carries rules of what is not in it', async () => {
  const all = await readdir(testSiteFolder, { recursive: true });
  const files = all.filter((file) => file.endsWith('.html') && !file.startsWith('shell/'));
  expect(files.length).toBeGreaterThan(30);
  const found = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(testSiteFolder, file), 'utf8');
      return unneeded(html).map((id) => `${file}: ${id}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});
