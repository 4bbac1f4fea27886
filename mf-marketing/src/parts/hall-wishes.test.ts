// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { carryHall } from './hall-wishes.ts';

function openedPage(): HTMLElement {
  document.body.innerHTML = `
    <section>
      <article data-hall="Ambali Hall"><p>700 to 800</p><a href="#"><span>Check this date</span></a></article>
      <a id="quote" href="#">Request a quote</a>
    </section>`;
  const place = document.querySelector('section');
  if (!place) throw new Error('no hall page');
  return place;
}

function click(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

test('Q-06: the link of a hall takes its name along, other clicks take nothing', () => {
  const wishes = sampleChannel();
  carryHall(openedPage(), wishes);
  click('article p');
  click('#quote');
  expect(wishes.read()).toEqual({});
  click('article a span');
  expect(wishes.read()).toEqual({ hall: 'Ambali Hall' });
});

test('Q-06: the middle button, which opens a new tab, takes the hall along, too', () => {
  const wishes = sampleChannel();
  carryHall(openedPage(), wishes);
  document.querySelector('article a')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  expect(wishes.read()).toEqual({ hall: 'Ambali Hall' });
});
