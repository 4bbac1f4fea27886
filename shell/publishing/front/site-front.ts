import { canonicalAddress } from '../../hosting/canonical-address.ts';
import { caching, headersOverTls, unlisted } from '../../hosting/site-headers.ts';
import { versionOf } from '../../src/federation/version-folder.ts';
import { acceptedForms, type FrontRequest } from './accepted-forms.ts';
import type { Bucket } from './bucket.ts';
import { documentsFolder } from './live-composition.ts';
import { type LivePages, livePagesOf } from './live-pages.ts';
import { sendFirst, type Stored } from './send-stored.ts';

/** Answers requests for a site: a Worker's `fetch`, and the same in Node. */
export type Front = (request: FrontRequest) => Promise<Response>;

const methods = ['GET', 'HEAD'];

function pathIn(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

/** Files of versions are called no otherwise; some stores would take `..` for a way out. */
const versionKey = /^(?:(?!\.{1,2}\/)[\w.~-]+\/)+[\w.~-]+$/;
/** Compressed forms are not asked for by their own names. */
const compressedForm = /\.(?:br|gz)$/;

/** The forms of a file of a version in the order in which they are looked for. */
function versionForms(request: FrontRequest, path: string): Stored[] {
  const key = path.slice(1);
  if (!versionKey.test(key) || compressedForm.test(key)) return [];
  return acceptedForms(request).map(({ ending, encoding }) => ({ key: key + ending, encoding }));
}

/** The forms of a file of the live composition. `/contact-us` is called `contact-us.html` there. */
function documentForms(request: FrontRequest, { documents }: LivePages, path: string): Stored[] {
  const names = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
  const name = names.find((each) => documents.has(each)) ?? '';
  return acceptedForms(request).flatMap(({ ending, encoding }) => {
    const document = documents.get(name + ending);
    return document === undefined ? [] : [{ key: documentsFolder + document, encoding }];
  });
}

/** Where a former address or another spelling of one leads, with what was asked of it; undefined if it stands. */
function movedTo({ redirects }: LivePages, { pathname, search }: URL): string | undefined {
  const canonical = canonicalAddress(pathname);
  const to = redirects.get(canonical) ?? canonical;
  return to === pathname ? undefined : to + search;
}

/** The site cannot be read at the moment: what visitors' devices keep of it goes on. */
function unavailable(): Response {
  return new Response('The site cannot be read at the moment. Please try again in a minute.\n', {
    status: 503,
    headers: { ...headersOverTls, 'cache-control': 'no-store', 'retry-after': '60' },
  });
}

/** Stands before a bucket and answers for the site that `npm run publish:site` puts there, by the same rules as every host. */
export function siteFront(bucket: Bucket): Front {
  const livePages = livePagesOf(bucket);

  async function lost(request: FrontRequest, pages: LivePages, headers: Record<string, string>) {
    const page = { bucket, request, headers, status: 404 } as const;
    const sent = await sendFirst(page, documentForms(request, pages, '/404.html'));
    return sent ?? new Response('Not found\n', { status: 404, headers });
  }

  async function answer(request: FrontRequest): Promise<Response> {
    const url = new URL(request.url);
    const path = pathIn(url.pathname);
    const isVersion = versionOf(url.pathname) !== undefined;
    if (isVersion) {
      const headers = { ...headersOverTls, 'cache-control': caching.forGood };
      const sent = await sendFirst({ bucket, request, headers, status: 200 }, versionForms(request, path));
      if (sent) return sent;
    }
    const pages = await livePages();
    const headers = {
      ...headersOverTls,
      'cache-control': caching.askAgain,
      ...(pages.isUnlisted && unlisted),
    };
    const moved = movedTo(pages, url);
    if (moved !== undefined)
      return new Response(null, { status: 301, headers: { ...headers, location: moved } });
    const forms = isVersion ? [] : documentForms(request, pages, path);
    return (
      (await sendFirst({ bucket, request, headers, status: 200 }, forms)) ?? lost(request, pages, headers)
    );
  }

  return async (request) => {
    if (!methods.includes(request.method)) {
      return new Response(null, { status: 405, headers: { ...headersOverTls, allow: methods.join(', ') } });
    }
    return answer(request).catch(unavailable);
  };
}
