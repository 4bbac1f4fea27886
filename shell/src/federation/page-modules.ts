import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { modulesOfPart, type BootBlock, type ModulesFile, type PartModules } from '../page/boot-block.ts';
import { joinModules, type PlacedModules, type SiteModules } from '../page/site-modules.ts';
import { learnPages } from '../site/pages.ts';
import { preloadModules } from './preload-modules.ts';
import { askForLists, type ReleaseLists } from './release-lists.ts';
import { addSecondMap } from './second-map.ts';

/** The modules of a part, and the one of them that its remote exposes: undefined where only federation finds it. */
export type PlacedPart = PartModules & { module: string | undefined };

type Rest = SiteModules & {
  isMapped: boolean;
  /** Versions that were live when this was learnt; undefined where nobody said. */
  live: Readonly<Record<string, string>> | undefined;
};

async function joinLists({ lists, live }: ReleaseLists): Promise<Rest> {
  const modules = joinModules(await Promise.all(Object.values(await lists)));
  learnPages(modules.pages);
  return { ...modules, isMapped: addSecondMap(modules.integrity), live: await live };
}

function askForRest(file: ModulesFile) {
  const lists = askForLists(file);
  return { ...lists, rest: joinLists(lists) };
}

/** Whether what a page knows of a package, by the folder of its version, is of before its last release. */
function isOfBefore(name: string, base: string | undefined, live: Rest['live']): boolean {
  return live !== undefined && base !== `/${name}/${live[name]}/`;
}

/** The list of a package as soon as it has come; undefined where it is of before the package's last release. */
async function liveList({ lists, live }: ReleaseLists, name: string): Promise<PlacedModules | undefined> {
  const list = await (await lists)[name];
  return list && !isOfBefore(name, list.base, await live) ? list : undefined;
}

function placeIn(remotes: BootBlock['remotes'], ref: PartRef): PlacedPart | undefined {
  const { remote, part } = splitPartRef(ref);
  const files = remotes[remote];
  if (!files || !(part in files.parts)) return undefined;
  return { ...modulesOfPart(files, part), module: files.module && files.base + files.module };
}

/**
 * Where the code of parts is. The page itself says it of its own parts; of all others the release's lists of modules,
 * which are fetched once, when they are first needed. No module is given out before the browser holds it to its integrity.
 */
export function createPageModules(boot: BootBlock) {
  let pending: (ReleaseLists & { rest: Promise<Rest> }) | undefined;
  let rest: Rest | undefined;

  /** Fetches what the page does not say itself; again if that failed before. Undefined in development. */
  async function learn(): Promise<Rest | undefined> {
    if (!boot.rest) return undefined;
    pending ??= askForRest(boot.rest);
    try {
      rest = await pending.rest;
      return rest;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  async function place(ref: PartRef): Promise<PlacedPart | undefined> {
    return placeIn(boot.remotes, ref) ?? placeIn((await learn())?.remotes ?? {}, ref);
  }

  /** Whether a part of another page may ask later for modules that this browser would not hold to their integrity. */
  async function isUnsafeHere(ref: PartRef): Promise<boolean> {
    if (placeIn(boot.remotes, ref)) return false;
    const placed = await place(ref);
    return rest?.isMapped === false && (placed?.later.length ?? 0) > 0;
  }

  /**
   * Whether the live page of a part's remote is of another version than this page knows. A page stays as it is while others are
   * released: what it knows of them may be from before.
   */
  async function isReplaced(ref: PartRef): Promise<boolean> {
    if (placeIn(boot.remotes, ref)) return false;
    const { remote } = splitPartRef(ref);
    const { live, remotes } = (await learn()) ?? {};
    return isOfBefore(remote, remotes?.[remote]?.base, live);
  }

  /** Fetches modules; resolves when it is safe to import them. */
  async function fetchModules(files: readonly string[]): Promise<void> {
    if (rest && !rest.isMapped) await preloadModules(files, rest.integrity);
    else preloadModules(files.filter((file) => !boot.preload.includes(file))).catch(() => undefined);
  }

  /** Fetches the modules that a part starts from, and gives its place; undefined in development. */
  async function fetchPart(ref: PartRef): Promise<PlacedPart | undefined> {
    if (await isUnsafeHere(ref)) throw new Error(`${ref} asks for modules that nobody would check here`);
    const placed = await place(ref);
    if (placed) await fetchModules(placed.start);
    return placed;
  }

  /**
   * Asks for the modules of a part when its own package's list has come, and does not wait for those of the others.
   * Nothing has the browser hold modules to their integrity before: each names its own.
   */
  async function askAhead(ref: PartRef): Promise<void> {
    if (placeIn(boot.remotes, ref)) return;
    learn().catch(() => undefined);
    const list = pending && (await liveList(pending, splitPartRef(ref).remote));
    if (!list) return;
    const { remotes, integrity } = joinModules([list]);
    const start = placeIn(remotes, ref)?.start ?? [];
    await preloadModules(
      start.filter((file) => !boot.preload.includes(file)),
      integrity,
    );
  }

  return {
    learn,
    place,
    /** Asks for what a visitor wants to see next; what does not come is said by who waits for it. */
    askNow: (ref: PartRef): void => void askAhead(ref).catch(() => undefined),
    fetchPart,
    /** Fetches a part's modules and waits until all have come: an import of one that did not would be remembered as failed. False in development. */
    arrived: async (ref: PartRef): Promise<boolean> => {
      const placed = await fetchPart(ref);
      if (placed) await preloadModules(placed.start);
      return placed !== undefined;
    },
    /** Fetches the federation runtime. */
    fetchRuntime: async (): Promise<void> => fetchModules((await learn())?.runtime ?? []),
    /** The remotes of the release, as far as the page knows them by now: of its own, it says its own parts only. */
    remotes: (): BootBlock['remotes'] => ({ ...boot.remotes, ...rest?.remotes }),
    /** Addresses of the modules of a part, as far as the page knows them by now. */
    known: (ref: PartRef): readonly string[] =>
      (placeIn(boot.remotes, ref) ?? placeIn(rest?.remotes ?? {}, ref))?.start ?? [],
    isUnsafeHere,
    isReplaced,
  };
}

export type PageModules = ReturnType<typeof createPageModules>;
