import * as z from 'zod/mini';
import type { RemoteFiles } from '../page/boot-block.ts';
import type { Try } from './tries.ts';

const file = z.string().check(z.regex(/^assets\/[\w.~-]+\.js$/));
const lists = z.record(z.string(), z.array(file));

const descriptionSchema = z.object({
  package: z.string(),
  version: z.string(),
  module: file,
  entry: z.array(file),
  parts: lists,
  later: z.optional(lists),
  files: z.record(z.string(), z.string().check(z.regex(/^sha256-[\w+/=]+$/))),
});

/** A version that can be run in place of the live one. */
export type TriedRelease = {
  files: RemoteFiles;
  /** Address of the module that it exposes. */
  module: string;
  /** Integrity of every module, by address. */
  integrity: Readonly<Record<string, string>>;
};

async function hexHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A version is named after a hash of everything that it ships and says: what says something else is not that version. */
async function isNamedRightly(description: object, version: string): Promise<boolean> {
  const facts = Object.fromEntries(Object.entries(description).filter(([key]) => key !== 'version'));
  return (await hexHash(JSON.stringify(facts))).startsWith(version.slice(-10));
}

const objectSchema = z.looseObject({});

/** Reads what a version says of itself (`release.json`). Rejects, with a sentence, if it is not what the version is named after. */
export async function readTried(text: string, { remote, version, from = '' }: Try): Promise<TriedRelease> {
  const content: unknown = JSON.parse(text);
  const parsed = descriptionSchema.safeParse(content);
  if (!parsed.success) throw new Error(`${remote} ${version} does not say which modules it has`);
  const { data } = parsed;
  const isSame = data.package === remote && data.version === version;
  if (!isSame || !(await isNamedRightly(objectSchema.parse(content), version))) {
    throw new Error(`what is at the address of ${remote} ${version} is not that version`);
  }
  const base = `${from}/${remote}/${version}/`;
  const { module, entry, parts, later = {}, files } = data;
  const integrity = Object.entries(files).flatMap(([name, hash]) =>
    name.startsWith('client/') && name.endsWith('.js')
      ? [[base + name.slice('client/'.length), hash] as const]
      : [],
  );
  return {
    files: { base, module, entry, parts, later },
    module: base + module,
    integrity: Object.fromEntries(integrity),
  };
}

/** Fetches what a version says of itself. Rejects, with a sentence, if it is not there or not right. */
export async function fetchTried(wanted: Try): Promise<TriedRelease> {
  const { remote, version, from = '' } = wanted;
  const address = `${from}/${remote}/${version}/release.json`;
  const response = await fetch(address, { cache: 'no-store', redirect: 'error' });
  if (!response.ok) throw new Error(`${remote} ${version} is not published with its list of modules`);
  return readTried(await response.text(), wanted);
}
