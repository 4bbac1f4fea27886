import { expect, test } from 'vitest';
import { quoteCards } from '../home/home.ts';
import { otherEvents, picturedEvents, remembrance } from './social-events.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('HM-09, EV-08: every card asks for a quote, after the date where it names a price', () => {
  for (const { title, text, links } of [...quoteCards, ...picturedEvents, ...otherEvents, remembrance]) {
    const priced = text.includes('₦') && !quoteCards.some((card) => card.title === title);
    expect(titles(links), title).toEqual(priced ? ['Check a date', 'Request a quote'] : ['Request a quote']);
  }
});
