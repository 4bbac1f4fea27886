// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

/** The module as a page has it that was loaded anew. */
async function newPage() {
  vi.resetModules();
  return import('./use-sending.ts');
}

test('a send that a reload interrupted is reported once, by its own form', async () => {
  const before = await newPage();
  void before.trackSend('contact', new Promise(() => undefined));
  const after = await newPage();
  expect(after.pendingSend('contact')).toBeUndefined();
  expect(after.takeInterruptedSend('quote')).toBe(false);
  expect(after.takeInterruptedSend('contact')).toBe(true);
  expect(after.takeInterruptedSend('contact')).toBe(false);
});

test('an answered send is not reported as interrupted', async () => {
  const before = await newPage();
  await before.trackSend('contact', Promise.resolve({ kind: 'sent', values: {} }));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const after = await newPage();
  expect(after.takeInterruptedSend('contact')).toBe(false);
});
