import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { askSite, type SiteAnswer, pageClock } from '../clock/page-clock.ts';
import { modulesOfPart, type BootBlock, type ModulesFile, type PartModules } from '../page/boot-block.ts';
import type { SiteModules } from '../page/site-modules.ts';
import { setPages } from '../site/pages.ts';
import { preloadModules } from './preload-modules.ts';
import { addSecondMap } from './second-map.ts';

/** The modules of a part, and the one of them that its remote exposes: undefined where only federation finds it. */
export type PlacedPart = PartModules & { module: string | undefined };

type Learnt = SiteModules & {
  isMapped: boolean;
  /** Versions that were live when this was learnt; undefined where the site did not answer. */
  live: SiteAnswer['versions'] | undefined;
};

/** ms that the list of modules may take. */
const moduleListWait = 8000;

/** What is live now, if the site answers. The same answer tells the time. */
async function fetchLiveVersions(): Promise<Learnt['live']> {
  const asked = askSite();
  pageClock.hear(asked.then(({ timed }) => timed));
  return asked.then(
    ({ versions }) => versions,
    () => undefined,
  );
}

async function fetchModuleList({ address, integrity }: ModulesFile): Promise<SiteModules> {
  const response = await fetch(address, { integrity, signal: AbortSignal.timeout(moduleListWait) });
  return response.json();
}

async function fetchLearnt(file: ModulesFile): Promise<Learnt> {
  const live = fetchLiveVersions();
  const modules = await fetchModuleList(file);
  setPages(modules.pages);
  return { ...modules, isMapped: addSecondMap(modules.integrity), live: await live };
}

function placeIn(remotes: BootBlock['remotes'], ref: PartRef): PlacedPart | undefined {
  const { remote, part } = splitPartRef(ref);
  const files = remotes[remote];
  if (!files || !(part in files.parts)) return undefined;
  return { ...modulesOfPart(files, part), module: files.module && files.base + files.module };
}

/**
 * Where the code of parts is. The page itself says it of its own parts; of all others the release's list of modules,
 * which is fetched once, when it is first needed. No module is given out before the browser holds it to its integrity.
 */
export function createPageModules(boot: BootBlock) {
  let pending: Promise<Learnt> | undefined;
  let learnt: Learnt | undefined;

  /** Fetches what the page does not say itself; again if that failed before. Undefined in development. */
  async function loadModuleList(): Promise<Learnt | undefined> {
    if (!boot.modulesFile) return undefined;
    pending ??= fetchLearnt(boot.modulesFile);
    try {
      learnt = await pending;
      return learnt;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  async function place(ref: PartRef): Promise<PlacedPart | undefined> {
    return placeIn(boot.remotes, ref) ?? placeIn((await loadModuleList())?.remotes ?? {}, ref);
  }

  /** Whether a part of another page may ask later for modules that this browser would not hold to their integrity. */
  async function isUnsafeHere(ref: PartRef): Promise<boolean> {
    if (placeIn(boot.remotes, ref)) return false;
    const placed = await place(ref);
    return learnt?.isMapped === false && (placed?.later.length ?? 0) > 0;
  }

  /**
   * Whether the live page of a part's remote is of another version than this page knows. A page stays as it is while others are
   * released: what it knows of them may be from before.
   */
  async function isReplaced(ref: PartRef): Promise<boolean> {
    if (placeIn(boot.remotes, ref)) return false;
    const { remote } = splitPartRef(ref);
    const { live, remotes } = (await loadModuleList()) ?? {};
    return live !== undefined && remotes?.[remote]?.base !== `/${remote}/${live[remote]}/`;
  }

  /** Fetches modules; resolves when it is safe to import them. */
  async function fetchModules(files: readonly string[]): Promise<void> {
    if (learnt && !learnt.isMapped) await preloadModules(files, learnt.integrity);
    else preloadModules(files.filter((file) => !boot.preload.includes(file))).catch(() => undefined);
  }

  /** Fetches the modules that a part starts from, and gives its place; undefined in development. */
  async function fetchPart(ref: PartRef): Promise<PlacedPart | undefined> {
    if (await isUnsafeHere(ref)) throw new Error(`${ref} asks for modules that nobody would check here`);
    const placed = await place(ref);
    if (placed) await fetchModules(placed.start);
    return placed;
  }

  return {
    loadModuleList,
    place,
    fetchPart,
    /**
     * Fetches a part's modules and waits until all have come: an import of one that did not would be remembered as failed. False in
     * development.
     */
    prefetchPart: async (ref: PartRef): Promise<boolean> => {
      const placed = await fetchPart(ref);
      if (placed) await preloadModules(placed.start);
      return placed !== undefined;
    },
    /** Fetches the federation runtime. */
    fetchRuntime: async (): Promise<void> => fetchModules((await loadModuleList())?.runtime ?? []),
    /** The remotes of the release, as far as the page knows them by now: of its own, it says its own parts only. */
    remotes: (): BootBlock['remotes'] => ({ ...boot.remotes, ...learnt?.remotes }),
    /** Addresses of the modules of a part, as far as the page knows them by now. */
    knownModules: (ref: PartRef): readonly string[] =>
      (placeIn(boot.remotes, ref) ?? placeIn(learnt?.remotes ?? {}, ref))?.start ?? [],
    isUnsafeHere,
    isReplaced,
  };
}

export type PageModules = ReturnType<typeof createPageModules>;
