import { blockPattern, type PageBlocks } from '../src/page/page-blocks.ts';
import type { BootBlock } from '../src/page/boot-block.ts';
import { releaseOfPath } from '../src/site/release-path.ts';

/** What a composed document says of its release. */
export type PageRelease = {
  /** Addresses of the modules that it starts from. */
  modules: readonly string[];
  /** Folders of the versions that it belongs to: `/shell/0.1.0-abc/`, and `/modules/…/` for the list of all modules. */
  versions: readonly string[];
  /** Integrity of every module, by address. */
  integrity: Readonly<Record<string, string>>;
};

const importMap = /<script type="importmap">([^<]*)<\/script>/;

function block(html: string, id: keyof PageBlocks): string | undefined {
  return blockPattern(id).exec(html)?.[1];
}

/** Reads a document's own blocks. The page for a lost connection has none: it runs no modules. */
export function pageRelease(html: string): PageRelease {
  const bootText = block(html, 'boot');
  const [, mapText] = importMap.exec(html) ?? [];
  if (bootText === undefined || mapText === undefined) return { modules: [], versions: [], integrity: {} };
  const boot: BootBlock = JSON.parse(bootText);
  const { integrity }: Pick<PageRelease, 'integrity'> = JSON.parse(mapText);
  const own = [boot.entry, boot.modulesFile?.address].flatMap(
    (address) => releaseOfPath(address ?? '') ?? [],
  );
  const remotes = Object.values(boot.remotes).map(({ base }) => base);
  return {
    modules: [boot.entry, ...boot.preload],
    versions: [...own, ...remotes],
    integrity,
  };
}

/** What all pages of a composition say alike: the configuration and the facts of the site, without the pages that each one names. */
function siteWideFacts(html: string): string {
  // A page that is kept is none the worse for having been composed on another day.
  const { pages: _pages, composedOn: _day, ...facts } = JSON.parse(block(html, 'site') ?? '{}');
  return `${block(html, 'config')}${JSON.stringify(facts)}`;
}

/**
 * Whether a kept page is as good as the site's own: it starts from versions that a page of the live composition names too, and says the
 * same of the site. It may differ in parts that load later.
 */
export function isFresh(kept: string, live: string): boolean {
  const { modules } = pageRelease(kept);
  const versions = new Set(pageRelease(live).versions);
  const isLive = modules.every((module) => versions.has(releaseOfPath(module) ?? ''));
  return modules.length > 0 && isLive && siteWideFacts(kept) === siteWideFacts(live);
}
