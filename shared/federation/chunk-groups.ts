import type { Rolldown } from 'vite';

type ChunkContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Modules and everything that they import statically. */
function reachedFrom(ids: readonly string[], context: ChunkContext): Set<string> {
  const reached = new Set(ids);
  for (const one of reached) {
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** The package that checks what a device kept and what a service answered. */
const zod = /\/node_modules\/zod\//;

/**
 * Fewer and larger modules: a slow line pays for each request. What many parts of a remote use is one module, but for what needs zod: a
 * page that checks nothing yet is shown without those 8 KB. A remote's small records of pictures are one as well, but those of a page are
 * not with those that only other pages show (sizes in bytes before compression).
 */
export function chunkGroups() {
  return [
    {
      name: 'pictures',
      test: /\/src\/(.+\/)?pictures\//,
      priority: 3,
      entriesAware: true,
      entriesAwareMergeThreshold: 8000,
    },
    {
      debugName: 'common',
      name: (id: string, context: ChunkContext) =>
        [...reachedFrom([id], context)].some((one) => zod.test(one)) ? null : 'common',
      test: /\/src\//,
      minShareCount: 6,
      priority: 1,
    },
    { name: 'zod', test: /\/node_modules\/zod\/|\/src\/zod\.ts$/ },
  ];
}
