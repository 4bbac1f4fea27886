import type { BootBlock } from '../src/page-data/boot-block.ts';
import { blockPattern, type PageBlocks } from '../src/page-data/page-blocks.ts';
import { releaseOfPath } from '../src/site/release-path.ts';

/** The release of a composed page. */
export type PageRelease = {
  /** Addresses of the modules that it starts from. */
  modules: readonly string[];
  /** Release folders that it uses: `/shell/0.1.0-abc/`, and `/modules/…/` for the module list. */
  versions: readonly string[];
  /** Integrity of every module, by address. */
  integrity: Readonly<Record<string, string>>;
};

const importMap = /<script type="importmap">([^<]*)<\/script>/;

function block(html: string, id: keyof PageBlocks): string | undefined {
  return blockPattern(id).exec(html)?.[1];
}

/** Reads the page's data blocks. The offline page has none. */
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
