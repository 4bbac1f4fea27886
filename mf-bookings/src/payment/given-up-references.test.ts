import { expect, test } from 'vitest';
import { sampleStorage } from '../storage/sample-storage.ts';
import { givenUpReferences } from './given-up-references.ts';

test('what was given up is known until forty others were, and after a wipe no more', () => {
  const browser = { storage: sampleStorage(), now: () => 9 };
  const givenUp = givenUpReferences(browser);
  givenUp.add({ reference: 'R-1', at: 5 });
  givenUp.add({ reference: 'R-1', at: 6 });
  expect([givenUp.has('R-1'), givenUp.has('R-2')]).toEqual([true, false]);
  for (let n = 2; n <= 41; n += 1) givenUp.add({ reference: `R-${n}`, at: 7 });
  expect([givenUp.has('R-1'), givenUp.has('R-2')]).toEqual([false, true]);
  browser.storage.setItem('wiped', '8');
  givenUp.add({ reference: 'R-99', at: 7 });
  expect(givenUp.has('R-99')).toBe(false);
});
