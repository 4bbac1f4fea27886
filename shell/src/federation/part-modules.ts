import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { BootBlock } from '../page/boot-block.ts';

/** Addresses of every module that a part needs beyond the shell; none in development, where nothing is bundled. */
export function partModules({ remotes }: BootBlock, ref: PartRef): string[] {
  const { remote, part } = splitPartRef(ref);
  const files = remotes[remote];
  if (!files) return [];
  return [...files.entry, ...(files.parts[part] ?? [])].map((file) => files.base + file);
}
