import { expect, test } from 'vitest';
import { askedIn } from './quoted.ts';

test('a link fills in the place and the occasion that it names', () => {
  expect(askedIn('?place=lounge')).toEqual({ place: 'Lounge' });
  expect(askedIn('?occasion=wedding&place=event-center')).toEqual({
    occasion: 'A wedding',
    place: 'Event center',
  });
});

test('words that are not the form’s own are left out', () => {
  expect(askedIn('?place=Pay+here&occasion=toString&eventDate=2031-03-20')).toEqual({});
});
