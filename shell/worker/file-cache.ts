import { releaseOfPath } from '../src/site/release-path.ts';

const code = /\.(?:js|woff2|json)$/;

/** The path, if the address is a module or font of a release. Pictures are left to the browser's own cache. */
export function cacheableFile(address: string, origin: string): string | undefined {
  const url = new URL(address);
  const isCacheable =
    url.origin === origin && releaseOfPath(url.pathname) !== undefined && code.test(url.pathname);
  return isCacheable ? url.pathname : undefined;
}

const store = () => caches.open('files');

async function stored(path: string): Promise<Response | undefined> {
  return (await store()).match(path, { ignoreVary: true });
}

function versionOfKey({ url }: Request): string {
  return releaseOfPath(new URL(url).pathname) ?? '';
}

/**
 * A portal or proxy may answer with a page instead; browsers that do not check the integrity of imports would
 * store it.
 */
function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('content-type')?.startsWith('text/html');
}

/** Without an integrity the content may be anything; fonts never have one. */
function isTrustworthy({ integrity }: Request, path: string): boolean {
  return integrity !== '' || path.endsWith('.woff2');
}

/**
 * A file of a release, from the device if it is stored there: it never changes. Requests for scripts carry
 * the page's integrity, so a damaged file is neither run nor stored.
 */
export async function respondWithFile(
  event: Pick<FetchEvent, 'request' | 'waitUntil'>,
  path: string,
): Promise<Response> {
  const cached = await stored(path).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (isFile(response) && isTrustworthy(event.request, path)) {
    const copy = response.clone();
    event.waitUntil(store().then((files) => files.put(path, copy)));
  }
  return response;
}

async function cacheFile(path: string, integrity: string): Promise<void> {
  if (await stored(path)) return;
  const response = await fetch(path, { integrity });
  if (isFile(response)) await (await store()).put(path, response);
}

/** Stores the files that can be fetched and match the integrity map. */
export async function cacheFiles(
  files: readonly string[],
  integrity: Readonly<Record<string, string>>,
): Promise<void> {
  await Promise.allSettled(files.map((path) => cacheFile(path, integrity[path] ?? '')));
}

/** Deletes the files of versions that are not in use. Calls `inUse` only if there are files of other versions. */
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
