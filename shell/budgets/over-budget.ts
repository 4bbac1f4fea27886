import type { ModuleBytes, PageWeight, WeighedPage } from './page-weight.ts';

export type Budgets = {
  /** The most that a page may cost, by its address. */
  pages: Readonly<Record<string, PageWeight>>;
  /** For pages that have none of their own. */
  anyPage: PageWeight;
  /** What each module weighed when the budgets were set. */
  modules: ModuleBytes;
};

const kinds = ['html', 'scripts', 'fonts', 'requests'] as const;

/** The modules that grew since the budgets were set, and new ones, the one that grew most first. */
function grown(modules: ModuleBytes, before: ModuleBytes): string {
  const changes = Object.entries(modules)
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

/** What a page costs more than it may, with the files that grew; empty if it keeps to its budget. */
export function excessOf(address: string, { weight, modules }: WeighedPage, budgets: Budgets): Excess[] {
  const limit = budgets.pages[address] ?? budgets.anyPage;
  return kinds
    .filter((kind) => weight[kind] > limit[kind])
    .map((kind) => {
      const line = `${address}: ${kind} ${weight[kind]}, may be ${limit[kind]}`;
      const why = kind === 'scripts' || kind === 'requests' ? grown(modules, budgets.modules) : '';
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

/** Room to grow before somebody has to look: 8 %, and three requests. */
function withRoom({ html, scripts, fonts, requests }: PageWeight): PageWeight {
  return {
    html: roomFor(html),
    scripts: roomFor(scripts),
    fonts: roomFor(fonts),
    requests: requests + 3,
  };
}

function most(weights: readonly PageWeight[], kind: keyof PageWeight): number {
  return Math.max(...weights.map((weight) => weight[kind]));
}

/** Budgets from what the pages of a site cost now. */
export function budgetsOf(pages: ReadonlyMap<string, WeighedPage>): Budgets {
  const weights = [...pages.values()].map(({ weight }) => weight);
  const [html, scripts, fonts, requests] = kinds.map((kind) => most(weights, kind));
  return {
    pages: Object.fromEntries([...pages].map(([address, { weight }]) => [address, withRoom(weight)])),
    anyPage: withRoom({ html: html ?? 0, scripts: scripts ?? 0, fonts: fonts ?? 0, requests: requests ?? 0 }),
    modules: Object.assign({}, ...[...pages.values()].map(({ modules }) => modules)),
  };
}
