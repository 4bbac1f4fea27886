import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import {
  modulesOfPart,
  type BootBlock,
  type ModulesFile,
  type PartModules,
} from '../page-data/boot-block.ts';
import type { SiteModules } from '../page-data/site-modules.ts';
import { latestLiveVersions } from '../site/live-versions.ts';
import { pageClock } from '../site/page-clock.ts';
import { setPages } from '../site/pages.ts';
import { addImportMap } from './import-map.ts';
import { preloadModules } from './preload-modules.ts';

/**
 * The modules of a part, and the one that its remote exposes; undefined in development, where only the
 * federation runtime knows it.
 */
export type LocatedPart = PartModules & { module: string | undefined };

type ModuleList = SiteModules & {
  /** Whether the browser checks the integrity of all these modules when it imports them. */
  isMapped: boolean;
};

/** Time limit of the request for the module list, in ms. */
const moduleListWait = 8000;

async function fetchSiteModules({ address, integrity }: ModulesFile): Promise<SiteModules> {
  const response = await fetch(address, { integrity, signal: AbortSignal.timeout(moduleListWait) });
  return response.json();
}

async function fetchModuleList(file: ModulesFile): Promise<ModuleList> {
  // The response that sets the clock also says which versions are live.
  pageClock.update();
  const modules = await fetchSiteModules(file);
  setPages(modules.pages);
  const isMapped = addImportMap(modules.integrity);
  await pageClock.settled();
  return { ...modules, isMapped };
}

function locateIn(remotes: BootBlock['remotes'], ref: PartRef): LocatedPart | undefined {
  const { remote, part } = splitPartRef(ref);
  const files = remotes[remote];
  if (!files || !(part in files.parts)) return undefined;
  return { ...modulesOfPart(files, part), module: files.module && files.base + files.module };
}

/**
 * Where the code of parts is. The page itself lists the modules of its own parts; those of all others are in
 * the release's module list, which is loaded once, when first needed. No module is imported before the
 * browser can check its integrity.
 */
export function createPageModules(boot: BootBlock) {
  let pending: Promise<ModuleList> | undefined;
  let moduleList: ModuleList | undefined;

  /** Loads the module list, again if that failed before. Undefined in development. */
  async function loadModuleList(): Promise<ModuleList | undefined> {
    if (!boot.modulesFile) return undefined;
    pending ??= fetchModuleList(boot.modulesFile);
    try {
      moduleList = await pending;
      return moduleList;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  async function locate(ref: PartRef): Promise<LocatedPart | undefined> {
    return locateIn(boot.remotes, ref) ?? locateIn((await loadModuleList())?.remotes ?? {}, ref);
  }

  /** Whether a part may later import modules whose integrity this browser would not check. */
  async function hasUncheckedModules(ref: PartRef): Promise<boolean> {
    const located = await locate(ref);
    const isInPage = locateIn(boot.remotes, ref) !== undefined;
    return !isInPage && moduleList?.isMapped === false && (located?.later.length ?? 0) > 0;
  }

  /**
   * Whether a part of another page has to be loaded with its whole page: its remote has been released again
   * since this page was composed, as far as the site has said, or this browser would not check all its
   * modules.
   */
  async function needsDocument(ref: PartRef): Promise<boolean> {
    const list = locateIn(boot.remotes, ref) ? undefined : await loadModuleList();
    if (!list) return false;
    const { remote } = splitPartRef(ref);
    const live = latestLiveVersions();
    const isOutdated = live !== undefined && list.remotes[remote]?.base !== `/${remote}/${live[remote]}/`;
    return isOutdated || hasUncheckedModules(ref);
  }

  /** Fetches modules; resolves when it is safe to import them. */
  async function fetchModules(files: readonly string[]): Promise<void> {
    if (moduleList && !moduleList.isMapped) await preloadModules(files, moduleList.integrity);
    else preloadModules(files.filter((file) => !boot.preload.includes(file))).catch(() => undefined);
  }

  /** Fetches the modules that a part starts from, and returns them; undefined in development. */
  async function fetchPart(ref: PartRef): Promise<LocatedPart | undefined> {
    if (await hasUncheckedModules(ref)) throw new Error(`this browser cannot check all modules of ${ref}`);
    const located = await locate(ref);
    if (located) await fetchModules(located.start);
    return located;
  }

  return {
    loadModuleList,
    fetchPart,
    /**
     * Waits until all modules of a part have arrived: browsers remember an import that failed. False in
     * development.
     */
    prefetchPart: async (ref: PartRef): Promise<boolean> => {
      const located = await fetchPart(ref);
      if (located) await preloadModules(located.start);
      return located !== undefined;
    },
    /** The remotes that the page knows so far: at first only its own, with its own parts. */
    remotes: (): BootBlock['remotes'] => ({ ...boot.remotes, ...moduleList?.remotes }),
    needsDocument,
  };
}

export type PageModules = ReturnType<typeof createPageModules>;
