import { integrityOf } from '../src/federation/integrity-of.ts';
import { releaseOfPath } from '../src/site/release-path.ts';

const code = /\.(?:js|woff2|json)$/;

/** The path of a module or font of a version, if the address is one. Pictures are left to the browser's own cache. */
export function cacheableFile(address: string, origin: string): string | undefined {
  const url = new URL(address);
  const isKept =
    url.origin === origin && releaseOfPath(url.pathname) !== undefined && code.test(url.pathname);
  return isKept ? url.pathname : undefined;
}

/** As much of a fetch event as an answer needs. */
type Asked = Pick<FetchEvent, 'request' | 'waitUntil'>;

const store = () => caches.open('files');

/** The name of a module, which holds a hash of what is in it; undefined for a file whose name says nothing of that. */
function hashedName(path: string): string | undefined {
  return /\/assets\/[^/]+-[\w-]{8}\.(?:js|woff2)$/.exec(path)?.[0];
}

/**
 * A file of this version that is kept already, because another version of its package has the same: a release changes
 * few of them. Only what is, byte for byte, what the page's release names.
 */
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
  // The other response has an address, against which a module would look for what it imports: in the other version.
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

/** Browsers that know no integrity of imports would keep what a portal or proxy says instead of the file. */
function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('content-type')?.startsWith('text/html');
}

/** What is asked for without its integrity may be anything; fonts have none anywhere. */
function isVouchedFor({ integrity }: Request, path: string): boolean {
  return integrity !== '' || path.endsWith('.woff2');
}

/**
 * A file of a version, from the device if it is kept: it never changes. The request of a script carries the page's
 * integrity, so what is damaged on the way is neither run nor kept.
 */
export async function respondWithFile(event: Asked, path: string): Promise<Response> {
  const kept = await keptFile(path, event.request.integrity).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isFile(response) && isVouchedFor(event.request, path)) {
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

/** Takes over from other versions what this one has the same; before their files are dropped. */
export async function takeOverFiles(integrity: Readonly<Record<string, string>>): Promise<void> {
  const taken = Object.entries(integrity).map(([path, own]) => keptFile(path, own));
  await Promise.allSettled(taken);
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
