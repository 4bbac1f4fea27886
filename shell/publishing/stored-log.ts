import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Change, changesIn } from '../live/change-log.ts';
import type { ObjectStore } from './object-store.ts';

/** Key of the log of changes, beside the release document. */
export const logKey = 'log.jsonl';

function copyIn(releases: string): string {
  return path.join(releases, 'fetched-log.jsonl');
}

/** Lines that only the second log has. */
function linesBeyond(known: readonly Change[], more: readonly Change[]): string[] {
  const there = new Set(known.map((change) => JSON.stringify(change)));
  return more.map((change) => JSON.stringify(change)).filter((line) => !there.has(line));
}

/** Adds what this machine has noted to the log of a store; what stands there stays as it is. Rejects if others keep adding to it. */
export async function publishLog(store: ObjectStore, own: readonly Change[], tries = 5): Promise<void> {
  const found = await store.read(logKey);
  const text = Buffer.from(found?.body ?? []).toString();
  const lines = linesBeyond(changesIn(text), own);
  if (lines.length === 0) return;
  const put = await store.putIf(found ? { etag: found.etag } : 'nothing', {
    key: logKey,
    body: Buffer.from(text + lines.map((line) => `\n${line}\n`).join('')),
    type: 'application/octet-stream',
    cacheControl: 'no-store',
  });
  if (put.outcome === 'put') return;
  if (tries === 0) throw new Error(`${store.name}: others write into its log all the time. Publish again.`);
  await publishLog(store, own, tries - 1);
}

/** Brings the log of a store to this machine, for the list of releases. */
export async function fetchLog(store: ObjectStore, releases: string): Promise<void> {
  const found = await store.read(logKey);
  if (found) await writeFile(copyIn(releases), found.body);
}

/** What other machines have noted, as it was last fetched, and what this one has, the oldest first. */
export async function changesOfAll(releases: string, own: readonly Change[]): Promise<Change[]> {
  const fetched = changesIn(await readFile(copyIn(releases), 'utf8').catch(() => ''));
  const more = changesIn(linesBeyond(fetched, own).join('\n'));
  return [...fetched, ...more].toSorted((one, other) => one.at.localeCompare(other.at));
}
