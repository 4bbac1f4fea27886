import { createHash } from 'node:crypto';
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

/** The package that checks stored data and answers of services. */
const zod = /\/node_modules\/zod\//;

/**
 * Fewer and larger modules, because every request costs time on a slow connection. Code that many parts of a
 * remote use is one module, except code that needs zod: pages that check nothing at first start without those
 * 8 KB. The records of a remote's pictures are one module as well, but pictures of one page are not in a
 * module with those of others (sizes in bytes before compression).
 */
export function chunkGroups() {
  return [
    {
      name: 'pictures',
      test: /\/src\/(.+\/)?pictures\//,
      priority: 3,
      entriesAware: true,
      entriesAwareMergeThreshold: 6000,
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

type Chunk = { name: string };

/** Distinguishes modules of one group, which are named after all parts that use them. */
function shortHash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 4);
}

/** Short names for modules that the federation plugin or the bundler names, because every page lists them. */
function moduleName({ name }: Chunk): string {
  if (name.startsWith('_virtual') || name === 'loadShare-eager') return 'assets/federation-[hash].js';
  const [group, ...parts] = name.split('~');
  return parts.length > 0 ? `assets/${group}-${shortHash(parts)}-[hash].js` : 'assets/[name]-[hash].js';
}

/**
 * How the modules of a build are named. Lists of ad blockers match words between `-` or `_`, which a base36
 * hash does not contain.
 */
export const moduleNames = { chunkFileNames: moduleName, hashCharacters: 'base36' } as const;
