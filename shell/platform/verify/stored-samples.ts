import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { workspace } from '../checkout/folders.ts';
import { readJson } from '../common/read-json.ts';
import type { PackageName } from '../releases/release-schema.ts';
import type { Finding } from './findings.ts';
import { type Device, openMonitored, type Target, wakePage } from './monitored-page.ts';
import { type Shown, readShown } from './page-scripts.ts';
import { poll } from './poll.ts';

const stored = z.record(z.string(), z.json());

const sampleSchema = z.strictObject({
  /** A description for people. */
  about: z.string(),
  /** Name and version of the schema that it was written with: `hall-bookings 2`. */
  format: z.string(),
  /** The time of the visit (ISO 8601), because stored data expires. */
  at: z.iso.datetime(),
  /** `localStorage` and `sessionStorage` by key. Values that are not strings were written as JSON. */
  local: z.optional(stored),
  session: z.optional(stored),
  /** The view that has to read it. */
  opens: z.string(),
  /** Texts that the page then shows. */
  shows: z.array(z.string()),
  /** Values of form fields, by name. */
  fills: z.optional(z.record(z.string(), z.string())),
});

/** Data that an earlier release stored on visitors' devices, and how a page shows that it can be read. */
export type StoredSample = z.infer<typeof sampleSchema> & {
  /** Path from the root of the repository. */
  file: string;
};

/** The samples in a package's `stored-samples`. */
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

function deviceOf({ at, local, session }: StoredSample): Device {
  return { at, local: asTexts(local), session: asTexts(session) };
}

function missingFrom({ shows, fills = {} }: StoredSample, { words, fields }: Shown): string[] {
  const shown = words.toLowerCase();
  const filled = Object.entries(fills).map(([name, value]) => `${name}: ${value}`);
  return [
    ...shows.filter((text) => !shown.includes(text.toLowerCase())),
    ...filled.filter((field) => !fields.includes(field)),
  ];
}

/** Opens a page on a device with data from an earlier release. Returns what the page does not show of it. */
export async function verifySample(
  target: Target,
  address: string,
  sample: StoredSample,
): Promise<Finding[]> {
  const { page, findings, close } = await openMonitored(target, address, { device: deviceOf(sample) });
  try {
    // A page that shows stored data instead of its form is allowed to render differently.
    const parts = (await wakePage(page)).filter(({ kind }) => kind !== 'hydration-mismatch');
    const missing = await poll(
      async () => missingFrom(sample, await page.evaluate(readShown)),
      (texts) => texts.length === 0,
    );
    const unread = missing.map((expected): Finding => ({
      kind: 'unread-data',
      sample: `${sample.file} (${sample.format})`,
      expected,
    }));
    return [...(await findings()), ...parts, ...unread];
  } finally {
    await close();
  }
}
