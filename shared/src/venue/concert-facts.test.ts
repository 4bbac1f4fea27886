import { expect, test } from 'vitest';
import { concertFacts } from './concert-facts.ts';

test.each([
  [undefined, { known: [], open: ['how many it holds', 'how late music may play'] }],
  [{ guests: 1500 }, { known: [{ name: 'Holds', text: '1,500 guests' }], open: ['how late music may play'] }],
  [
    { musicUntil: '23:30' },
    { known: [{ name: 'Music until', text: '11:30pm' }], open: ['how many it holds'] },
  ],
  [
    { guests: 1, musicUntil: '23:00' },
    {
      known: [
        { name: 'Holds', text: '1 guest' },
        { name: 'Music until', text: '11pm' },
      ],
      open: [],
    },
  ],
])('what is known of the concert space is said, the rest is to be asked: %j', (space, facts) => {
  expect(concertFacts(space)).toEqual(facts);
});
