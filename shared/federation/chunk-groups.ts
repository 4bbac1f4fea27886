import type { Rolldown } from 'vite';

type ChunkContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The package that checks what a device kept and what a service answered. */
const zod = /\/node_modules\/zod\//;

/** Whether a module needs zod to run. */
function needsZod(id: string, context: ChunkContext): boolean {
  const reached = new Set([id]);
  for (const one of reached) {
    if (zod.test(one)) return true;
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) reached.add(imported);
  }
  return false;
}

/**
 * Fewer and larger modules: a slow line pays for each request. What many parts of a remote use is one module, without what needs zod:
 * a page that checks nothing yet is shown without those 8 KB. A remote's small records of pictures are one as well, but those
 * of a page are not with those that only other pages show (sizes in bytes before compression).
 */
export const chunkGroups = [
  {
    name: 'pictures',
    test: /\/src\/(.+\/)?pictures\//,
    priority: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  {
    name: (id: string, context: ChunkContext) => (needsZod(id, context) ? null : 'common'),
    test: /\/src\//,
    minShareCount: 6,
    priority: 1,
  },
  { name: 'zod', test: /\/node_modules\/zod\/|\/zod-config\.ts$/ },
];
