import { expect, test } from 'vitest';
import { quoteCards } from '../home/home.ts';
import { otherEvents, picturedEvents, remembrance } from './social-events.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('HM-09, EV-08: every card asks for a quote, and for nothing else', () => {
  for (const { title, links } of [...quoteCards, ...picturedEvents, ...otherEvents, remembrance]) {
    expect(titles(links), title).toEqual(['Request a quote']);
  }
});
