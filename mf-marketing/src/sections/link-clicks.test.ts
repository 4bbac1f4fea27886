// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { onLinkClick } from './link-clicks.ts';

/** The halls that pressed links have named. */
function openedPage(): string[] {
  document.body.innerHTML = `
    <section>
      <article data-hall="Ambali Hall"><p>700 to 800</p><a href="#"><span>Check this date</span></a></article>
      <a id="quote" href="#">Request a quote</a>
    </section>`;
  const place = document.querySelector('section');
  if (!place) throw new Error('no hall page');
  const taken: string[] = [];
  onLinkClick(place, 'hall', (hall) => taken.push(hall));
  return taken;
}

function click(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

test('Q-06: the link of a hall takes its name along, other clicks take nothing', () => {
  const taken = openedPage();
  click('article p');
  click('#quote');
  expect(taken).toEqual([]);
  click('article a span');
  expect(taken).toEqual(['Ambali Hall']);
});

test('Q-06: the middle button, which opens a new tab, takes the hall along, too', () => {
  const taken = openedPage();
  document.querySelector('article a')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  expect(taken).toEqual(['Ambali Hall']);
});
