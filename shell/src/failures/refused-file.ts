import { integrityOf } from '../browser/integrity-of.ts';
import { type BootBlock, modulesOfRemotes } from '../page-data/boot-block.ts';

type Known = { origin: string; remotes: BootBlock['remotes'] };

/** The module named at the end of an engine's message, such as “Failed to fetch dynamically imported module: …”. */
export function moduleNamed(text: string, { origin, remotes }: Known): string | undefined {
  return modulesOfRemotes(remotes).find((file) => text.endsWith(`${origin}${file}`));
}

function wantedHashes(): Record<string, string> {
  const maps = [...document.querySelectorAll('script[type=importmap]')];
  return Object.assign({}, ...maps.map(({ textContent }) => JSON.parse(textContent).integrity ?? {}));
}

/**
 * The first of these files whose content is not what the page's release recorded. Engines report such a file like a missing one, so this
 * fetches it again and compares.
 */
export async function refusedFile(files: readonly string[]): Promise<string | undefined> {
  const wanted = wantedHashes();
  const other = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file, { cache: 'no-store' }).catch(() => undefined);
      if (!response?.ok || !wanted[file]) return false;
      return (await integrityOf(await response.arrayBuffer())) !== wanted[file];
    }),
  );
  return files.find((_, index) => other[index]);
}
