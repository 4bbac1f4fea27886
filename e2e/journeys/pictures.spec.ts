import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { expect, test } from './fixtures.ts';

const picture = /<img [^>]*?\bsrc="[^"]*?\/([^/"]+?)(?:-tall)?-\d+-[\w-]{8}\.\w+"/g;

/** What the pictures of a page show, whatever their size and cut, in the order of the page. */
function subjectsIn(html: string): string[] {
  return [...html.matchAll(picture)].flatMap(([, subject]) => subject ?? []);
}

test('no page shows a picture twice, and no picture leads more than three pages', async ({ request }) => {
  const pages = await Promise.all(
    siteFacts().pages.map(async ({ address }) => {
      const subjects = subjectsIn(await (await request.get(address)).text());
      return { address, subjects };
    }),
  );
  const twice = pages.map(({ address, subjects }) => ({
    address,
    shown: subjects.filter((subject, index) => subjects.indexOf(subject) !== index),
  }));
  expect(twice.filter(({ shown }) => shown.length > 0)).toEqual([]);

  const leads = pages.flatMap(({ subjects: [lead] }) => lead ?? []);
  expect(new Set(leads).size).toBeGreaterThan(10);
  expect(leads.filter((lead) => leads.filter((other) => other === lead).length > 3)).toEqual([]);
});
