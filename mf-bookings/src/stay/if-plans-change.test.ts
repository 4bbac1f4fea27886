import { expect, test } from 'vitest';
import { ifPlansChange } from './if-plans-change.ts';

const night = { unit: 'night' } as const;
const askAt = '+234 000 000 0009, 9am to 5pm Monday to Friday';

test('what the venue has said stands there in its own words', () => {
  const said = { ifNotFree: 'All of it comes back.', cancellation: 'Half of it, a week before.', askAt };
  expect(ifPlansChange(night, said)).toEqual([
    { mark: 'now', name: 'Your dates are taken', text: 'All of it comes back.' },
    { mark: 'now', name: 'You change your mind', text: 'Half of it, a week before.' },
    {
      mark: 'now',
      name: 'No answer from us',
      text: 'Ring +234 000 000 0009, 9am to 5pm Monday to Friday, with your receipt’s reference.',
    },
  ]);
});

test('where the venue has said nothing, nothing is promised, and everybody is told to ask first', () => {
  const unsaid = { ifNotFree: undefined, cancellation: undefined, askAt };
  const [taken, changed] = ifPlansChange({ unit: 'day' }, unsaid);
  expect(taken).toEqual({
    mark: 'later',
    name: 'Your day is taken',
    text: 'No rule is published yet. Ask before you pay.',
  });
  expect(changed?.text).toMatch(/^No rule yet.+Ask before you pay\.$/);
});
