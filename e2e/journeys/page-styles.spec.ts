import { composedPages } from './composed-pages.ts';
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
  const found = (await composedPages()).map(({ file, html }) => unneeded(html).map((id) => `${file}: ${id}`));
  expect(found.flat()).toEqual([]);
});
