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

/** Vite's build manifest: chunks by the source file they were made from. */
export type BuildManifest = z.infer<typeof manifestSchema>;

export async function readBuildManifest(clientFolder: string): Promise<BuildManifest> {
  return manifestSchema.parse(
    JSON.parse(await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
}

/** Files of a chunk and of everything that it imports statically. */
export function staticImports(manifest: BuildManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticImports(manifest, imported, seen);
  return seen;
}

/**
 * Files of chunks and of everything that they import, statically or by `import()`. The `import()` of `hubs` are not followed: a remote's
 * own module loads every part by one, so each part would lead to all others.
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
