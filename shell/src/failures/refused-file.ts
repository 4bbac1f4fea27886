import { integrityOf } from '../federation/integrity-of.ts';
import { type BootBlock, modulesOfRemotes } from '../page/boot-block.ts';

type Known = { origin: string; remotes: BootBlock['remotes'] };

/** The module of the page's release that an engine's words name, as in “Failed to fetch dynamically imported module: …”. */
export function moduleNamed(text: string, { origin, remotes }: Known): string | undefined {
  return modulesOfRemotes(remotes).find((file) => text.endsWith(`${origin}${file}`));
}

function wantedHashes(): Record<string, string> {
  const maps = [...document.querySelectorAll('script[type=importmap]')];
  return Object.assign({}, ...maps.map(({ textContent }) => JSON.parse(textContent).integrity ?? {}));
}

/**
 * The first of these files that the server gives with other content than the page's release recorded. An engine refuses
 * such a file and says the same as of one that is not there, so this asks again and compares.
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
