import { readAddresses } from '../compose/site-addresses.ts';
import { readBudgets } from './budget-file.ts';
import { overBudget } from './over-budget.ts';
import { weighPage, type WeighedPage } from './page-weight.ts';

/** Every page of a composed site by its address, with what it costs. */
export async function siteWeight(folder: string): Promise<ReadonlyMap<string, WeighedPage>> {
  const { pages } = await readAddresses(folder);
  const addresses = Object.values(pages).toSorted();
  const weighed = addresses.map(async (address) => [address, await weighPage(folder, address)] as const);
  return new Map(await Promise.all(weighed));
}

/** What of a composed site is heavier than its budgets allow, a line each. */
export async function siteOverBudget(folder: string): Promise<string[]> {
  const [budgets, pages] = await Promise.all([readBudgets(), siteWeight(folder)]);
  return [...pages].flatMap(([address, page]) => overBudget(address, page, budgets));
}
