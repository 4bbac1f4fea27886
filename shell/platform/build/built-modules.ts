import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';
import * as z from 'zod/mini';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { workspace } from '../checkout/folders.ts';
import type { UnversionedRelease } from '../releases/release-schema.ts';

const importCalls = /\bimport\(\s*(['"`])(\.[^'"`]+)\1\s*\)/g;
const lists = new Set(['views', 'fragments']);

type AnyProperty = Parameters<NonNullable<VisitorObject['Property']>>[0];

function partsIn({ key, value }: AnyProperty): ESTree.ObjectProperty[] {
  const isList = key.type === 'Identifier' && lists.has(key.name) && value.type === 'ObjectExpression';
  return isList ? value.properties.filter((part) => part.type === 'Property') : [];
}

/**
 * The modules that each part of a remote is loaded from, by the part's id. They are read from
 * `src/remote.tsx`, so that teams may name and place their views as they like. Paths are relative to the
 * package: `src/views/contact-view.tsx`.
 */
export function partModules(file: string, text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  new Visitor({
    Property(list) {
      for (const { key, value } of partsIn(list)) {
        const froms = [...textOf(value).matchAll(importCalls)].flatMap(([, , from]) => from ?? []);
        const id = key.type === 'Literal' ? String(key.value) : textOf(key);
        if (froms.length > 0)
          found[id] = froms.map((from) => path.posix.join(path.posix.dirname(file), from));
      }
    },
  }).visit(parseSync(file, text).program);
  return found;
}

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

/** The module of a remote that pages import directly, rather than the federation entry that exposes it. */
const exposed = 'src/remote.tsx';

/**
 * The modules that start the shell. The federation plugin's own entry, which negotiates shared packages, is
 * not needed.
 */
const shellStart = ['index.html', 'src/start.tsx'];

function builtFileOf(manifest: BuildManifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk ${key}`);
  return chunk.file;
}

type Modules = Pick<UnversionedRelease, 'module' | 'entry' | 'parts' | 'later'>;

export function shellModules(manifest: BuildManifest): Modules {
  const entry = new Set<string>();
  for (const key of shellStart) staticImports(manifest, key, entry);
  const start = [...allImports(manifest, shellStart.slice(1), new Set())].filter((file) => !entry.has(file));
  return { module: builtFileOf(manifest, 'index.html'), entry: [...entry], parts: {}, later: { start } };
}

/** The chunks of a part. Throws if its code is not in a chunk of its own, and says how to fix that. */
function chunksOf(manifest: BuildManifest, part: string, modules: readonly string[] = []): readonly string[] {
  if (modules.length === 0) {
    throw new Error(`${exposed} does not say where ${part} is: load it with "await import('./….tsx')" there`);
  }
  const inner = modules.find((module) => !manifest[module]);
  if (inner === undefined) return modules;
  throw new Error(
    `${inner} of ${part} is not a module of its own in the build: only ${exposed} may import it`,
  );
}

/** Modules of a remote's parts, found by the files that its loaders import. */
export async function remoteModules(
  manifest: BuildManifest,
  { name, views, fragments }: RemoteManifest,
): Promise<Modules> {
  const entry = staticImports(manifest, exposed);
  const modules = partModules(exposed, await readFile(path.join(workspace, name, exposed), 'utf8'));
  const described = [...Object.keys(views), ...Object.keys(fragments)].map((id) => {
    const keys = chunksOf(manifest, `${name}/${id}`, modules[id]);
    const start = new Set(
      keys.flatMap((key) => [...staticImports(manifest, key)]).filter((file) => !entry.has(file)),
    );
    const all = allImports(manifest, [exposed, ...keys], new Set([exposed]));
    return {
      id,
      start: [...start],
      later: [...all].filter((file) => !entry.has(file) && !start.has(file)),
    };
  });
  return {
    module: builtFileOf(manifest, exposed),
    entry: [...entry],
    parts: Object.fromEntries(described.map(({ id, start }) => [id, start])),
    later: Object.fromEntries(
      described.filter(({ later }) => later.length > 0).map(({ id, later }) => [id, later]),
    ),
  };
}
