import type { FrontRequest } from './accepted-forms.ts';
import type { Bucket } from './bucket.ts';
import { type Front, siteFront } from './site-front.ts';

/** What a Cloudflare Worker is bound to: its bucket, and with what the keys of the site begin there. */
type Environment = { SITE: Bucket; PREFIX?: string };

function below(bucket: Bucket, prefix: string): Bucket {
  return {
    head: (key) => bucket.head(prefix + key),
    get: (key, options) => bucket.get(prefix + key, options),
  };
}

let front: Front | undefined;

/** A Cloudflare Worker that stands before an R2 bucket; `npm run front` makes one file of it. */
const worker = {
  fetch: (request: FrontRequest, { SITE, PREFIX = '' }: Environment): Promise<Response> => {
    front ??= siteFront(below(SITE, PREFIX));
    return front(request);
  },
};
export default worker;
