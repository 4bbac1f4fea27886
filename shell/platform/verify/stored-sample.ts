import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { PackageName } from '../releases/package-name.ts';
import { workspace } from '../releases/folders.ts';
import { readJson } from '../releases/read-json.ts';
import type { Device } from './monitored-page.ts';

const stored = z.record(z.string(), z.json());

const sampleSchema = z.strictObject({
  /** What is kept, for people. */
  about: z.string(),
  /** Name and version of the schema by which it was written: `hall-bookings 2`. */
  format: z.string(),
  /** The instant at which somebody comes back with it (ISO 8601): what is kept is forgotten some day. */
  at: z.iso.datetime(),
  /** `localStorage` and `sessionStorage` by key; what is no text was written as JSON. */
  local: z.optional(stored),
  session: z.optional(stored),
  /** The view on whose page it has to be read again. */
  opens: z.string(),
  /** Texts that the page then shows. */
  shows: z.array(z.string()),
  /** Values of fields of its forms, by name. */
  fills: z.optional(z.record(z.string(), z.string())),
});

/** What some release left on visitors' devices, and how a page shows that it can be read. */
export type StoredSample = z.infer<typeof sampleSchema> & {
  /** Its file from the root of the repository. */
  file: string;
};

/** The samples that a package keeps in `stored-samples`. */
export async function storedSamples(name: PackageName): Promise<StoredSample[]> {
  const folder = path.join(workspace, name, 'stored-samples');
  const entries = await readdir(folder).catch(() => []);
  const files = entries.filter((entry) => entry.endsWith('.json')).toSorted();
  return Promise.all(
    files.map(async (entry) => {
      const sample = await readJson(path.join(folder, entry), sampleSchema);
      return Object.assign(sample, { file: `${name}/stored-samples/${entry}` });
    }),
  );
}

type Stored = z.infer<typeof stored>;

function asTexts(values: Stored = {}): Record<string, string> {
  const pairs = Object.entries(values).map(
    ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  return Object.fromEntries(pairs);
}

/** The device on which a sample lies. */
export function deviceOf({ at, local, session }: StoredSample): Device {
  return { at, local: asTexts(local), session: asTexts(session) };
}
