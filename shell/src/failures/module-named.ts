import { type BootBlock, modulesOfRemotes } from '../page/boot-block.ts';

type Known = { origin: string; remotes: BootBlock['remotes'] };

/** The module of the page's release that an engine's words name, as in “Failed to fetch dynamically imported module: …”. */
export function moduleNamed(words: string, { origin, remotes }: Known): string | undefined {
  return modulesOfRemotes(remotes).find((file) => words.endsWith(`${origin}${file}`));
}
