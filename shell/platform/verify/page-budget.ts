import { readAddresses } from '../compose/site-addresses.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

/**
 * Limits for a first visit to any page, in bytes transferred: five seconds on slow 4G for a page of text and one picture.
 */
export const pageBudget = { html: 42_000, scripts: 212_000, fonts: 60_000, pictures: 60_000 } as const;

const kinds = ['html', 'scripts', 'fonts', 'pictures'] as const;

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function sumOf(files: PageWeight[(typeof kinds)[number]]): number {
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
}

/** The files of a page that grew or are new, largest growth first. */
function grownText(now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>): string {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 100)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, 3)
    .map(({ name, more }) => `${name} +${inKilobytes(more)}`)
    .join(', ');
}

/** The kinds of files over the limit, one line each, with what grew since `before`. */
export function overBudget(address: string, weight: PageWeight, before: PageWeight | undefined): string[] {
  return kinds
    .filter((kind) => sumOf(weight[kind]) > pageBudget[kind])
    .map((kind) => {
      const line = `${address}: ${kind} ${inKilobytes(sumOf(weight[kind]))}, better at most ${inKilobytes(pageBudget[kind])}`;
      const grown = before ? grownText(weight[kind], before[kind]) : '';
      return grown ? `${line}; grew: ${grown}` : line;
    });
}

/** Pages over the limit, one line each, with what grew since the composition `before`. A release goes live anyway. */
export async function budgetWarnings(folder: string, before?: string): Promise<string[]> {
  const { pages } = await readAddresses(folder);
  const lines = Object.values(pages)
    .toSorted()
    .map(async (address) => {
      // It may be a new page.
      const earlier = before === undefined ? undefined : weighPage(before, address).catch(() => undefined);
      return overBudget(address, await weighPage(folder, address), await earlier);
    });
  return (await Promise.all(lines)).flat();
}
