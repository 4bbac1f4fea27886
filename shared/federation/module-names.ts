type Chunk = { name: string };

/** Short names for the modules that the federation plugin generates: every page lists them all. */
export function moduleName({ name }: Chunk): string {
  return name.startsWith('_virtual') || name === 'loadShare-eager'
    ? 'assets/federation-[hash].js'
    : 'assets/[name]-[hash].js';
}
