import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import { type PartState, partStates } from './in-page.ts';

/** ms until a part that sleeps is given up, and between two looks. */
const limits = { patience: 10_000, between: 50 };

async function settledParts(page: Page, until: number): Promise<PartState[]> {
  const states = await page.evaluate(partStates);
  if (states.every(({ isAlive }) => isAlive) || performance.now() > until) return states;
  await setTimeout(limits.between);
  return settledParts(page, until);
}

/** Parts whose HTML was thrown away; where that is so of all of them, the shell's frame around them is what differs. */
function redrawn(states: readonly PartState[]): Finding[] {
  const parts = states.flatMap(({ part, isRedrawn }) => (isRedrawn ? [part] : []));
  const isWhole = parts.length > 1 && parts.length === states.length;
  return (isWhole ? ['shell'] : parts).map((part) => ({ kind: 'redrawn', part }));
}

/** Wakes all parts of a page at once; says which stay asleep, and which are drawn anew. */
export async function wakePage(page: Page): Promise<Finding[]> {
  await page.locator('html').press('Shift');
  const states = await settledParts(page, performance.now() + limits.patience);
  const asleep = states.filter(({ isAlive }) => !isAlive);
  return [...asleep.map(({ part }): Finding => ({ kind: 'asleep', part })), ...redrawn(states)];
}
