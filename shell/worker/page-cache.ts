import { offlinePath } from '../src/site/reserved-addresses.ts';
import { dropFiles, cacheFiles } from './file-cache.ts';
import { pageRelease, type PageRelease } from './page-release.ts';

/** ms to wait for the network before a stored page is shown. */
const networkWait = 6000;

const store = () => caches.open('pages');

/** Pages are stored under their path, without a query or trailing slash. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

function isPage(response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.ok && isHtml && response.type === 'basic' && !response.redirected;
}

async function versionsInUse(): Promise<ReadonlySet<string>> {
  const pages = await (await store()).matchAll();
  const texts = await Promise.all(pages.map((page) => page.text()));
  return new Set(texts.flatMap((html) => pageRelease(html).versions));
}

/**
 * Stores a page in place of its older copy, and deletes the files that no page uses any more. A page that is
 * not the site’s, such as that of a portal or filter, is not stored.
 */
async function putPage(path: string, response: Response): Promise<PageRelease> {
  const facts = pageRelease(await response.clone().text());
  if (facts.modules.length === 0 && path !== offlinePath) return facts;
  await (await store()).put(path, response);
  await dropFiles(facts.versions, versionsInUse);
  return facts;
}

type CacheOptions = {
  /** Further files of its release. */
  files?: readonly string[];
  cache?: RequestCache;
};

/** Fetches and stores a page with the modules that it starts from. */
export async function cachePage(
  path: string,
  { files = [], cache = 'default' }: CacheOptions = {},
): Promise<void> {
  const response = await fetch(path, { cache });
  if (!isPage(response)) return;
  const { modules, integrity } = await putPage(path, response);
  await cacheFiles([...new Set([...modules, ...files])], integrity);
}

type Navigation = Pick<FetchEvent, 'request' | 'waitUntil' | 'preloadResponse'>;

/** A failed preload rejects in some browsers; in Firefox it is a `Response` of type `error`. */
async function fromNetwork(event: Navigation): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(event.request);
}

async function cacheArrived(path: string, arriving: Promise<Response>): Promise<void> {
  const response = (await arriving).clone();
  if (isPage(response)) await putPage(path, response);
}

async function unlessBroken(arriving: Promise<Response>): Promise<Response> {
  const response = await arriving;
  if (response.status >= 500) throw new Error(`the site answers ${response.status}`);
  return response;
}

function networkTooSlow(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), networkWait);
  });
}

async function cachedPage(path: string): Promise<Response | undefined> {
  return (await store()).match(path);
}

/** A page from the network. If the site does not answer or answers 5xx, the stored copy, or else the offline page. */
export async function respondWithPage(event: Navigation): Promise<Response> {
  const path = pathOf(event.request.url);
  const arriving = fromNetwork(event);
  event.waitUntil(cacheArrived(path, arriving).catch(() => undefined));
  const cached = await cachedPage(path).catch(() => undefined);
  const answer = unlessBroken(arriving);
  if (cached) return Promise.race([answer, networkTooSlow()]).catch(() => cached);
  return answer.catch(async () => {
    const page = await cachedPage(offlinePath).catch(() => undefined);
    return page ?? arriving;
  });
}
