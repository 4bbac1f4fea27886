import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunkSchema);

/** Vite's build manifest: chunks by source file. */
export type BuildManifest = z.infer<typeof manifestSchema>;

export async function readBuildManifest(clientFolder: string): Promise<BuildManifest> {
  return manifestSchema.parse(
    JSON.parse(await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
}

/** Files of a chunk and of everything it imports statically. */
export function staticImports(manifest: BuildManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticImports(manifest, imported, seen);
  return seen;
}

/**
 * Files of chunks and of everything they import, statically or by `import()`. Does not follow the `import()`
 * calls of `hubs`: a remote's entry imports all parts that way, so every part would lead to all others.
 */
export function allImports(
  manifest: BuildManifest,
  keys: readonly string[],
  hubs: ReadonlySet<string>,
): Set<string> {
  const reached = new Set(keys);
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const imported of imports) reached.add(imported);
    if (!hubs.has(key)) for (const imported of dynamicImports) reached.add(imported);
  }
  return new Set([...reached].flatMap((key) => manifest[key]?.file ?? []));
}
