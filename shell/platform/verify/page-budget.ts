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

function sumOf(files: PageWeight[(typeof kinds)[number]]): number {
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
}

/** What of a page grew, or is new, since another composition; the file that grew most first. */
function grownText(now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>): string {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 100)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, 3)
    .map(({ name, more }) => `${name} +${inKilobytes(more)}`)
    .join(', ');
}

/** What of a page is over the limits, a line each, with what grew since `before`; empty if it keeps to them. */
export function overBudget(address: string, weight: PageWeight, before: PageWeight | undefined): string[] {
  return kinds
    .filter((kind) => sumOf(weight[kind]) > pageBudget[kind])
    .map((kind) => {
      const line = `${address}: ${kind} ${inKilobytes(sumOf(weight[kind]))}, better at most ${inKilobytes(pageBudget[kind])}`;
      const grown = before ? grownText(weight[kind], before[kind]) : '';
      return grown ? `${line}; grew: ${grown}` : line;
    });
}

/**
 * What of a composed site is over the limits, a line each, with what grew since the composition `before`. A release goes live all the
 * same.
 */
export async function budgetWarnings(folder: string, before?: string): Promise<string[]> {
  const { pages } = await readAddresses(folder);
  const lines = Object.values(pages)
    .toSorted()
    .map(async (address) => {
      // It may be a page that was not there before.
      const earlier = before === undefined ? undefined : weighPage(before, address).catch(() => undefined);
      return overBudget(address, await weighPage(folder, address), await earlier);
    });
  return (await Promise.all(lines)).flat();
}
