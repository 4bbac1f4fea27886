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

/** Parts that are not what the page came with; if all of them are, it is the frame around them that is drawn otherwise. */
function redrawn(states: readonly PartState[]): Finding[] {
  const parts = states.flatMap(({ part, isRedrawn }) => (isRedrawn ? [part] : []));
  const isWhole = parts.length > 1 && parts.length === states.length;
  return (isWhole ? ['shell'] : parts).map((part) => ({ kind: 'redrawn', part }));
}

/** Makes a page live as a visitor would who wants all of it at once; says which parts did not, or not as they came. */
export async function wakePage(page: Page): Promise<Finding[]> {
  await page.locator('html').press('Shift');
  const states = await settledParts(page, performance.now() + limits.patience);
  const asleep = states.filter(({ isAlive }) => !isAlive);
  return [...asleep.map(({ part }): Finding => ({ kind: 'asleep', part })), ...redrawn(states)];
}
