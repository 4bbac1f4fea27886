import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import { type PartState, partStates } from './page-scripts.ts';
import { poll } from './poll.ts';

/** Parts whose HTML was discarded. If that happened to all of them, the cause is the shell around them. */
function redrawn(states: readonly PartState[]): Finding[] {
  const parts = states.flatMap(({ part, isRedrawn }) => (isRedrawn ? [part] : []));
  const isWhole = parts.length > 1 && parts.length === states.length;
  return (isWhole ? ['shell'] : parts).map((part) => ({ kind: 'hydration-mismatch', part }));
}

/** Wakes all parts of a page at once. Returns those that stay asleep or render differently. */
export async function wakePage(page: Page): Promise<Finding[]> {
  await page.locator('html').press('Shift');
  const states = await poll(
    () => page.evaluate(partStates),
    (parts) => parts.every(({ isAlive }) => isAlive),
  );
  const asleep = states.filter(({ isAlive }) => !isAlive);
  return [...asleep.map(({ part }): Finding => ({ kind: 'not-hydrated', part })), ...redrawn(states)];
}
