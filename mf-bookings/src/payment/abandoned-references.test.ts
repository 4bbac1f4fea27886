import { expect, test } from 'vitest';
import { sampleStorage } from '../../test/sample-storage.ts';
import { abandonedReferences } from './abandoned-references.ts';

test('an abandoned reference is known until forty later ones are stored, or the device is wiped', () => {
  const browser = { storage: sampleStorage(), now: () => 9 };
  const abandoned = abandonedReferences(browser);
  abandoned.add({ reference: 'R-1', at: 5 });
  abandoned.add({ reference: 'R-1', at: 6 });
  expect([abandoned.has('R-1'), abandoned.has('R-2')]).toEqual([true, false]);
  for (let n = 2; n <= 41; n += 1) abandoned.add({ reference: `R-${n}`, at: 7 });
  expect([abandoned.has('R-1'), abandoned.has('R-2')]).toEqual([false, true]);
  browser.storage.setItem('wiped', '8');
  abandoned.add({ reference: 'R-99', at: 7 });
  expect(abandoned.has('R-99')).toBe(false);
});
