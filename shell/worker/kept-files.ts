import { versionOf } from '../src/federation/version-folder.ts';

/** As much of a fetch event as an answer needs. */
type Asked = Pick<FetchEvent, 'request' | 'waitUntil'>;

const store = () => caches.open('files');

async function stored(path: string): Promise<Response | undefined> {
  return (await store()).match(path, { ignoreVary: true });
}

function versionOfKey({ url }: Request): string {
  return versionOf(new URL(url).pathname) ?? '';
}

/** Browsers that know no integrity of imports would keep what a portal or proxy says instead of the file. */
function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('content-type')?.startsWith('text/html');
}

/**
 * A file of a version, from the device if it is kept: it never changes. Its request carries the page's integrity, so
 * what is damaged on the way is neither run nor kept.
 */
export async function answerFile(event: Asked, path: string): Promise<Response> {
  const kept = await stored(path).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isFile(response)) {
    const copy = response.clone();
    event.waitUntil(store().then((files) => files.put(path, copy)));
  }
  return response;
}

async function keepFile(path: string, integrity: string): Promise<void> {
  if (await stored(path)) return;
  const response = await fetch(path, { integrity });
  if (isFile(response)) await (await store()).put(path, response);
}

/** Keeps files, each if it is what the integrity map says; one that cannot be had is left out. */
export async function keepFiles(
  files: readonly string[],
  integrity: Readonly<Record<string, string>>,
): Promise<void> {
  await Promise.allSettled(files.map((path) => keepFile(path, integrity[path] ?? '')));
}

/** Drops the files of versions that are not in use. `inUse` is asked only if there may be some. */
export async function dropFiles(
  current: readonly string[],
  inUse: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const files = await store();
  const keys = await files.keys();
  const others = keys.filter((key) => !current.includes(versionOfKey(key)));
  if (others.length === 0) return;
  const used = await inUse();
  const unused = others.filter((key) => !used.has(versionOfKey(key)));
  await Promise.all(unused.map((key) => files.delete(key)));
}
