// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { carryInLinks } from './carry-in-links.ts';

/** What the links of a page with a hall told. */
function openedPage(): string[] {
  document.body.innerHTML = `
    <section>
      <article data-hall="Ambali Hall"><p>700 to 800</p><a href="#"><span>Check this date</span></a></article>
      <a id="quote" href="#">Request a quote</a>
    </section>`;
  const place = document.querySelector('section');
  if (!place) throw new Error('no hall page');
  const told: string[] = [];
  carryInLinks(place, 'hall', (hall) => told.push(hall));
  return told;
}

function click(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

test('Q-06: the link of a hall takes its name along, other clicks take nothing', () => {
  const told = openedPage();
  click('article p');
  click('#quote');
  expect(told).toEqual([]);
  click('article a span');
  expect(told).toEqual(['Ambali Hall']);
});

test('Q-06: the middle button, which opens a new tab, takes the hall along, too', () => {
  const told = openedPage();
  document.querySelector('article a')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  expect(told).toEqual(['Ambali Hall']);
});
