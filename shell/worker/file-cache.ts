import { integrityOf } from '../src/browser/integrity-of.ts';
import { releaseOfPath } from '../src/site/release-path.ts';

const code = /\.(?:js|woff2|json)$/;

/** The path, if the address is a module or font of a release. Pictures are left to the browser's own cache. */
export function cacheableFile(address: string, origin: string): string | undefined {
  const url = new URL(address);
  const isKept =
    url.origin === origin && releaseOfPath(url.pathname) !== undefined && code.test(url.pathname);
  return isKept ? url.pathname : undefined;
}

const store = () => caches.open('files');

/** The end of a path whose file name contains a hash of the content. */
function hashedName(path: string): string | undefined {
  return /\/assets\/[^/]+-[\w-]{8}\.(?:js|woff2)$/.exec(path)?.[0];
}

/** A stored file of another version of the package, if it has exactly the wanted content: a release changes only a few files. */
async function fromOtherVersion(path: string, integrity: string): Promise<Response | undefined> {
  const name = hashedName(path);
  if (!name || !integrity) return undefined;
  const files = await store();
  const [, owner] = path.split('/');
  const keys = await files.keys();
  const others = keys.map(({ url }) => new URL(url).pathname);
  const same = others.find((other) => other.startsWith(`/${owner}/`) && other.endsWith(name));
  const response = same && (await files.match(same, { ignoreVary: true }));
  if (!response) return undefined;
  const bytes = await response.arrayBuffer();
  if ((await integrityOf(bytes)) !== integrity) return undefined;
  // A new response, because a module resolves its imports against the address of its response.
  const own = new Response(bytes, { headers: response.headers });
  await files.put(path, own.clone());
  return own;
}

async function stored(path: string): Promise<Response | undefined> {
  return (await store()).match(path, { ignoreVary: true });
}

async function keptFile(path: string, integrity: string): Promise<Response | undefined> {
  return (await stored(path)) ?? fromOtherVersion(path, integrity);
}

function versionOfKey({ url }: Request): string {
  return releaseOfPath(new URL(url).pathname) ?? '';
}

/** A portal or proxy may answer with a page instead; browsers that do not check the integrity of imports would store it. */
function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('content-type')?.startsWith('text/html');
}

/** Without an integrity the content may be anything; fonts never have one. */
function isTrustworthy({ integrity }: Request, path: string): boolean {
  return integrity !== '' || path.endsWith('.woff2');
}

/**
 * A file of a release, from the device if it is stored there: it never changes. Requests for scripts carry the page's integrity, so a
 * damaged file is neither run nor stored.
 */
export async function respondWithFile(
  event: Pick<FetchEvent, 'request' | 'waitUntil'>,
  path: string,
): Promise<Response> {
  const kept = await keptFile(path, event.request.integrity).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isFile(response) && isTrustworthy(event.request, path)) {
    const copy = response.clone();
    event.waitUntil(store().then((files) => files.put(path, copy)));
  }
  return response;
}

async function keepFile(path: string, integrity: string): Promise<void> {
  if (await keptFile(path, integrity)) return;
  const response = await fetch(path, { integrity });
  if (isFile(response)) await (await store()).put(path, response);
}

/** Copies unchanged files from other versions, before those are deleted. */
export async function copyUnchangedFiles(integrity: Readonly<Record<string, string>>): Promise<void> {
  const taken = Object.entries(integrity).map(([path, own]) => keptFile(path, own));
  await Promise.allSettled(taken);
}

/** Stores the files that can be fetched and match the integrity map. */
export async function keepFiles(
  files: readonly string[],
  integrity: Readonly<Record<string, string>>,
): Promise<void> {
  await Promise.allSettled(files.map((path) => keepFile(path, integrity[path] ?? '')));
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
