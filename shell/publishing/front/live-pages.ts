import type { Bucket } from './bucket.ts';
import { type CompositionPages, pagesIn, pagesKey, pointerIn, pointerKey } from './live-composition.ts';

/** For how long (ms) an answer goes by what was live: so long after a release, the pages before may still be sent. */
const freshFor = 1000;

/** The pages of a composition, to be looked up. */
export type LivePages = {
  documents: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
  isUnlisted: boolean;
};

async function textAt(bucket: Bucket, key: string): Promise<string> {
  const found = await bucket.get(key);
  if (!found) throw new Error(`${key} is missing`);
  return new Response(found.body).text();
}

function lookedUp({ documents, redirects, isUnlisted }: CompositionPages): LivePages {
  return {
    documents: new Map(Object.entries(documents)),
    redirects: new Map(Object.entries(redirects)),
    isUnlisted,
  };
}

/** Says which pages are live. An answer asks once, so all of it is of one composition. Rejects where nothing is live. */
export function livePagesOf(bucket: Bucket, now: () => number = Date.now): () => Promise<LivePages> {
  let seen: { composition: string; pages: LivePages; at: number } | undefined;
  return async () => {
    if (seen && now() - seen.at < freshFor) return seen.pages;
    const { live } = pointerIn(await textAt(bucket, pointerKey));
    const pages =
      seen?.composition === live ? seen.pages : lookedUp(pagesIn(await textAt(bucket, pagesKey(live))));
    seen = { composition: live, pages, at: now() };
    return pages;
  };
}
