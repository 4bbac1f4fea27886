import { expect, test } from 'vitest';
import { concertCountdown } from './concert-day.ts';

test('TC-10, TC-14, TC-16..19: the countdown says what the terms say', () => {
  const text = concertCountdown.map(({ when, what }) => `${when}: ${what}`).join('\n');
  for (const rule of [
    /30 days before: Send us your adverts/,
    /within 3 miles/,
    /2 weeks before: We approve your decorations/,
    /1 week before: Your rehearsal/,
    /21 and over/,
    /Within 2 days after: Take your adverts down/,
  ])
    expect(text).toMatch(rule);
});
