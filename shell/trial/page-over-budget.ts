import { excessOf, type Budgets } from '../budgets/over-budget.ts';
import { weighPage } from '../budgets/page-weight.ts';
import type { Finding } from './finding.ts';

type Weighed = {
  folder: string;
  /** The composition that is live, if it has the page. */
  before: string | undefined;
};

/** Names of versions and hashes alone make a page some bytes lighter or heavier. */
const noise = 1.01;

/** What a page costs beyond its budget, unless it costs no more than the live one. */
export async function pageOverBudget(
  { folder, before }: Weighed,
  address: string,
  budgets: Budgets,
): Promise<Finding[]> {
  const excess = excessOf(address, await weighPage(folder, address), budgets);
  if (excess.length === 0) return [];
  const live = before === undefined ? undefined : (await weighPage(before, address)).weight;
  return excess
    .filter(({ kind, cost }) => live === undefined || cost > live[kind] * noise)
    .map(({ line }) => ({ kind: 'heavy', line }));
}
