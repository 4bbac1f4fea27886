import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { partModules } from './part-modules.ts';

type ChunkContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Modules and everything that they import statically. */
function reachedFrom(ids: readonly string[], context: ChunkContext): Set<string> {
  const reached = new Set(ids);
  for (const one of reached) {
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** Where the code of a remote's first screens begins: the views that its `src/remote.tsx` loads in two. */
function firstScreens(remote: string): string[] {
  const folder = fileURLToPath(new URL(`../../${remote}`, import.meta.url));
  const exposed = 'src/remote.tsx';
  const parts = partModules(exposed, readFileSync(path.join(folder, exposed), 'utf8'));
  return Object.values(parts).flatMap(([first, below]) =>
    first !== undefined && below !== undefined ? path.join(folder, first) : [],
  );
}

/** The package that checks what a device kept and what a service answered. */
const zod = /\/node_modules\/zod\//;

/**
 * Fewer and larger modules: a slow line pays for each request. What many parts of a remote use is one module, but what the first
 * screens of its views need is not with what only the rest of a page does. Nor is what needs zod: a page that checks nothing yet is
 * shown without those 8 KB. A remote's small records of pictures are one as well, but those of a page are not with those that only
 * other pages show (sizes in bytes before compression).
 */
export function chunkGroups(remote: string) {
  const firsts = firstScreens(remote);
  let ofFirsts: Set<string> | undefined;
  return [
    {
      name: 'pictures',
      test: /\/src\/(.+\/)?pictures\//,
      priority: 3,
      entriesAware: true,
      entriesAwareMergeThreshold: 8000,
    },
    {
      debugName: 'first',
      name: (id: string, context: ChunkContext) => {
        ofFirsts ??= reachedFrom(firsts, context);
        return ofFirsts.has(id) ? 'first' : null;
      },
      test: /\/src\//,
      minShareCount: 2,
      priority: 2,
    },
    {
      debugName: 'common',
      name: (id: string, context: ChunkContext) =>
        [...reachedFrom([id], context)].some((one) => zod.test(one)) ? null : 'common',
      test: /\/src\//,
      minShareCount: 6,
      priority: 1,
    },
    { name: 'zod', test: /\/node_modules\/zod\/|\/zod-config\.ts$/ },
  ];
}
