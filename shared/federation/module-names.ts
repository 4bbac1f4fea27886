import { createHash } from 'node:crypto';

type Chunk = { name: string };

/** Tells modules of one group apart that are named after all parts they are for. */
function shortly(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 4);
}

/** Short names for modules whose names the federation plugin or the bundler makes: pages list them. */
export function moduleName({ name }: Chunk): string {
  if (name.startsWith('_virtual') || name === 'loadShare-eager') return 'assets/federation-[hash].js';
  const [group, ...parts] = name.split('~');
  return parts.length > 0 ? `assets/${group}-${shortly(parts)}-[hash].js` : 'assets/[name]-[hash].js';
}
