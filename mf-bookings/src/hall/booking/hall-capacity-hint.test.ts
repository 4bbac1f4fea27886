import { expect, test } from 'vitest';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { capacityHint, guestCount } from './hall-capacity-hint.ts';
import { hallNamed } from './named-hall.ts';

function hall(name: string): Hall {
  const found = hallNamed(name);
  if (!found) throw new Error(name);
  return found;
}
const ballRoom = hall('Ball Room');
const ambali = hall('Ambali Hall');
const wosilat = hall('Wosilat Hall');

test('E-14: too many guests name the smallest hall that takes them', () => {
  expect(capacityHint(81, ballRoom)).toMatchObject({ kind: 'too-many', larger: { name: 'Ambali Hall' } });
  expect(capacityHint(850, ambali)).toMatchObject({ kind: 'too-many', larger: { name: 'Wosilat Hall' } });
  expect(capacityHint(750, ballRoom)).toMatchObject({ kind: 'too-many', larger: { name: 'Ambali Hall' } });
});

test('E-14: a tight hall names the next, a roomy one the smaller', () => {
  expect(capacityHint(750, ambali)).toMatchObject({ kind: 'tight', larger: { name: 'Wosilat Hall' } });
  expect(capacityHint(80, ballRoom)).toMatchObject({ kind: 'tight', larger: { name: 'Ambali Hall' } });
  expect(capacityHint(60, wosilat)).toMatchObject({ kind: 'roomy', smaller: { name: 'Ball Room' } });
  expect(capacityHint(650, wosilat)).toMatchObject({ kind: 'roomy', smaller: { name: 'Ambali Hall' } });
});

test('E-14: what fits says so', () => {
  expect(capacityHint(650, ambali)?.kind).toBe('fits');
  expect(capacityHint(70, ballRoom)?.kind).toBe('fits');
  expect(capacityHint(900, wosilat)?.kind).toBe('fits');
});

test('D-04: more than 900 guests belong into the event center', () => {
  expect(capacityHint(901, wosilat)?.kind).toBe('beyond-halls');
  expect(capacityHint(4000, ballRoom)?.kind).toBe('beyond-halls');
});

test('E-14: before a hall is chosen, the smallest one that takes them is named', () => {
  expect(capacityHint(70, undefined)).toMatchObject({ kind: 'to-choose', best: { name: 'Ball Room' } });
  expect(capacityHint(71, undefined)).toMatchObject({ kind: 'to-choose', best: { name: 'Ball Room' } });
  expect(capacityHint(750, undefined)).toMatchObject({ kind: 'to-choose', best: { name: 'Ambali Hall' } });
  expect(capacityHint(901, undefined)).toMatchObject({ kind: 'beyond-halls' });
});

test('E-14: only whole positive numbers are counted', () => {
  const counted = [' 650 ', '0650', '６५०', '1,200', '1.200'];
  expect(counted.map(guestCount)).toEqual([650, 650, 650, 1200, 1200]);
  for (const typed of ['', '0', '-3', '12.5', 'many', '1e3']) expect(guestCount(typed)).toBeUndefined();
});
