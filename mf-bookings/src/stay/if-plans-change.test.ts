import { expect, test } from 'vitest';
import { ifPlansChange } from './if-plans-change.ts';

const askAt = '+234 000 000 0009, 9am to 5pm Monday to Friday';

test('what the venue has said stands there in its own words', () => {
  expect(ifPlansChange({ cancellation: 'Half of it, a week before.', askAt })).toEqual([
    { mark: 'none', name: 'If you cancel', text: 'Half of it, a week before.' },
    {
      mark: 'none',
      name: 'If no answer comes',
      text: 'Ring +234 000 000 0009, 9am to 5pm Monday to Friday, with your receipt’s reference.',
    },
  ]);
});

test('where the venue has said nothing, nothing is promised, and everybody is told to ask first', () => {
  const [cancelled] = ifPlansChange({ cancellation: undefined, askAt });
  expect(cancelled?.text).toBe('Ask reception what would be refunded, before you pay.');
});
