import { expect, test } from 'vitest';
import { messageWithRoom } from './hand-over-room.ts';

const weekend = { checkIn: '2026-12-04', checkOut: '2026-12-07' };

test('D-20: the room and its nights are added to the message, in place of an earlier choice', () => {
  const first = messageWithRoom('A cot, please', 'Luxury Regular', weekend);
  expect(first).toBe('A cot, please\nMy room: Luxury Regular, Fri 4 to Mon 7 December 2026.');
  expect(messageWithRoom('', 'Luxury Regular', { ...weekend, arrival: '15:30' })).toMatch(
    /, arriving about 3:30pm\.$/,
  );
  expect(messageWithRoom(first, 'Luxury Deluxe', { checkIn: '', checkOut: '' })).toBe(
    'A cot, please\nMy room: Luxury Deluxe.',
  );
});

test('dates that do not make a stay are left out', () => {
  for (const checkOut of ['', '2026-12-04', '2026-12-01']) {
    expect(messageWithRoom('', 'Luxury Regular', { ...weekend, checkOut })).toBe('My room: Luxury Regular.');
  }
});
