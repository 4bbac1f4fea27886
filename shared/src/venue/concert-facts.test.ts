import { expect, test } from 'vitest';
import { concertFacts } from './concert-facts.ts';

const ask = 'Ask before you pay';

test.each([
  [undefined, [{ name: ask, text: 'how many it holds, and how late music may play', isOpen: true }]],
  [
    { guests: 1500 },
    [
      { name: 'Holds', text: '1,500 guests' },
      { name: ask, text: 'how late music may play', isOpen: true },
    ],
  ],
  [
    { musicUntil: '23:30' },
    [
      { name: 'Music until', text: '11:30pm' },
      { name: ask, text: 'how many it holds', isOpen: true },
    ],
  ],
  [
    { guests: 1, musicUntil: '23:00' },
    [
      { name: 'Holds', text: '1 guest' },
      { name: 'Music until', text: '11pm' },
    ],
  ],
])('what is known of the concert space is said, the rest is to be asked: %j', (space, facts) => {
  expect(concertFacts(space)).toEqual(facts);
});
