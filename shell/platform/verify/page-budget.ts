import { readAddresses } from '../compose/site-addresses.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

/**
 * The most that a first visit to any page should cost, in bytes as they travel: five seconds on slow 4G for a page of words and one
 * picture.
 */
export const pageBudget = { html: 42_000, scripts: 212_000, fonts: 60_000, pictures: 60_000 } as const;

const kinds = ['html', 'scripts', 'fonts', 'pictures'] as const;

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** What of a page is over the limits, a line each; empty if it keeps to them. */
export function overBudget(address: string, weight: PageWeight): string[] {
  return kinds
    .filter((kind) => weight[kind] > pageBudget[kind])
    .map(
      (kind) =>
        `${address}: ${kind} ${inKilobytes(weight[kind])}, better at most ${inKilobytes(pageBudget[kind])}`,
    );
}

/** What of a composed site is over the limits, a line each. A release goes live all the same. */
export async function budgetWarnings(folder: string): Promise<string[]> {
  const { pages } = await readAddresses(folder);
  const lines = Object.values(pages)
    .toSorted()
    .map(async (address) => overBudget(address, await weighPage(folder, address)));
  return (await Promise.all(lines)).flat();
}
