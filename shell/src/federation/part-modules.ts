import { splitPartRef, type PartRef } from '@venue/shared/contract/registry.ts';
import type { BootBlock } from '../early/early-api.ts';

/** Addresses of every module that a part needs beyond the shell; none in development, where nothing is bundled. */
export function partModules({ remotes }: BootBlock, ref: PartRef): string[] {
  const { remote, part } = splitPartRef(ref);
  const files = remotes[remote];
  if (!files) return [];
  return [...files.entry, ...(files.parts[part] ?? [])].map((file) => files.base + file);
}
