import type { FileBytes, PageWeight, WeighedPage } from './page-weight.ts';

export type Budgets = {
  /** The most that a page may cost, by its address. */
  pages: Readonly<Record<string, PageWeight>>;
  /** For pages that have none of their own. */
  anyPage: PageWeight;
  /** What each module, font and picture weighed when the budgets were set. */
  files: FileBytes;
};

const kinds = ['html', 'scripts', 'fonts', 'pictures', 'modules', 'requests', 'rounds'] as const;

/** The files that grew since the budgets were set, and new ones, the one that grew most first. */
function grown(files: FileBytes, before: FileBytes): string {
  const changes = Object.entries(files)
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (before[name] ?? 0), isNew: !(name in before) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more);
  return changes
    .slice(0, 5)
    .map(({ name, bytes, more, isNew }) =>
      isNew ? `${name} is new (${bytes})` : `${name} grew by ${more} to ${bytes}`,
    )
    .join(', ');
}

/** One thing of which a page has more than it may. */
export type Excess = { kind: keyof PageWeight; cost: number; line: string };

/**
 * Bytes of a document that are no growth: with another address of a service or of the site in it, the same page
 * has come out 80 bytes longer in brotli, and no venue's release may be refused for that.
 */
const htmlByChance = 150;

function isOver(kind: keyof PageWeight, cost: number, limit: number): boolean {
  return cost > (kind === 'html' ? limit + htmlByChance : limit);
}

/** What a page costs more than it may, with the files that grew; empty if it keeps to its budget. */
export function excessOf(address: string, { weight, files }: WeighedPage, budgets: Budgets): Excess[] {
  const limit = budgets.pages[address] ?? budgets.anyPage;
  return kinds
    .filter((kind) => isOver(kind, weight[kind], limit[kind]))
    .map((kind) => {
      const line = `${address}: ${kind} ${weight[kind]}, may be ${limit[kind]}`;
      const why = kind === 'html' ? '' : grown(files, budgets.files);
      return { kind, cost: weight[kind], line: why ? `${line}: ${why}` : line };
    });
}

/** The same, a line each. */
export function overBudget(address: string, page: WeighedPage, budgets: Budgets): string[] {
  return excessOf(address, page, budgets).map(({ line }) => line);
}

function roomFor(bytes: number): number {
  return Math.ceil((bytes * 1.08) / 100) * 100;
}

/** Room to grow before somebody has to look: 8 %, and three requests. A further round is none. */
function withRoom({ modules, requests, rounds, ...bytes }: PageWeight): PageWeight {
  return {
    html: roomFor(bytes.html),
    scripts: roomFor(bytes.scripts),
    fonts: roomFor(bytes.fonts),
    pictures: roomFor(bytes.pictures),
    modules: modules + 3,
    requests: requests + 3,
    rounds,
  };
}

const nothing: PageWeight = {
  html: 0,
  scripts: 0,
  fonts: 0,
  pictures: 0,
  modules: 0,
  requests: 0,
  rounds: 0,
};

/** The most of each kind that any of two pages costs. */
function most(one: PageWeight, other: PageWeight): PageWeight {
  const both = { ...one };
  for (const kind of kinds) both[kind] = Math.max(one[kind], other[kind]);
  return both;
}

/** Budgets from what the pages of a site cost now. */
export function budgetsOf(pages: ReadonlyMap<string, WeighedPage>): Budgets {
  const weights = [...pages.values()].map(({ weight }) => weight);
  return {
    pages: Object.fromEntries([...pages].map(([address, { weight }]) => [address, withRoom(weight)])),
    anyPage: withRoom(weights.reduce(most, nothing)),
    files: Object.assign({}, ...[...pages.values()].map(({ files }) => files)),
  };
}
