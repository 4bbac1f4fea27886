import type { FrontRequest } from './accepted-forms.ts';
import type { Bucket, StoredObject } from './bucket.ts';
import { askedRange } from './byte-range.ts';

/** A form of a file: where it is kept, and how it is compressed. */
export type Stored = { key: string; encoding: string | undefined };

type Sending = {
  bucket: Bucket;
  request: FrontRequest;
  headers: Readonly<Record<string, string>>;
  /** 404 for the page that says so: then neither parts nor copies that are still right matter. */
  status: 200 | 404;
};

/** Objects come compressed as they are to be sent: a Worker would compress them once more. */
type AsItIs = ResponseInit & { encodeBody?: 'manual' };

function describing(object: StoredObject, encoding: string | undefined): Record<string, string> {
  const type = object.httpMetadata?.contentType;
  return {
    ...(type && { 'content-type': type }),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(object.size),
    'accept-ranges': 'bytes',
    etag: object.httpEtag,
    vary: 'Accept-Encoding',
  };
}

function answered(
  body: ReadableStream | null,
  { headers, ...init }: AsItIs & { headers: Record<string, string> },
) {
  const manual = headers['content-encoding'] !== undefined && { encodeBody: 'manual' as const };
  const asItIs: AsItIs = { ...init, headers, ...manual };
  return new Response(body, asItIs);
}

/** Whether a browser has this state already. Caches in between may have weakened its name. */
function isKnown({ headers }: FrontRequest, { httpEtag }: StoredObject): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',');
  const known = new Set(tags.map((tag) => tag.trim().replace(/^W\//, '')));
  return known.has(httpEtag) || known.has('*');
}

/** The range that is asked for, unless it goes on a copy of another state. */
function rangeOf({ headers }: FrontRequest, { httpEtag, size }: StoredObject) {
  const condition = headers.get('if-range');
  return askedRange(condition === null || condition === httpEtag ? headers.get('range') : null, size);
}

async function sendWhole(sending: Sending, { key, encoding }: Stored): Promise<Response | undefined> {
  const found = await sending.bucket.get(key);
  if (!found) return undefined;
  const headers = { ...sending.headers, ...describing(found, encoding) };
  return answered(found.body, { status: sending.status, headers });
}

async function sendPart(
  sending: Sending,
  stored: Stored,
  object: StoredObject,
): Promise<Response | undefined> {
  const asked = rangeOf(sending.request, object);
  const { bucket, headers } = sending;
  if (asked.kind === 'whole') return sendWhole(sending, stored);
  if (asked.kind === 'beyond') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${object.size}` },
    });
  }
  const { range } = asked;
  const found = await bucket.get(stored.key, { range });
  const last = range.offset + range.length - 1;
  return (
    (found &&
      answered(found.body, {
        status: 206,
        headers: {
          ...headers,
          ...describing(object, stored.encoding),
          'content-length': String(range.length),
          'content-range': `bytes ${range.offset}-${last}/${object.size}`,
        },
      })) ??
    undefined
  );
}

/** Sends one form of a file; undefined if it is not there. Looks at it first only where that may spare sending it. */
async function sendStored(sending: Sending, stored: Stored): Promise<Response | undefined> {
  const { bucket, request, status, headers } = sending;
  const isPlain =
    request.method === 'GET' && !['if-none-match', 'range'].some((name) => request.headers.has(name));
  if (isPlain) return sendWhole(sending, stored);
  const object = await bucket.head(stored.key);
  if (!object) return undefined;
  const described = { ...headers, ...describing(object, stored.encoding) };
  if (status === 200 && isKnown(request, object)) {
    const { 'content-length': _none, ...kept } = described;
    return new Response(null, { status: 304, headers: kept });
  }
  if (request.method === 'HEAD') return answered(null, { status, headers: described });
  return status === 200 ? sendPart(sending, stored, object) : sendWhole(sending, stored);
}

/** Sends the first of these forms that is there; undefined if none is. */
export async function sendFirst(sending: Sending, forms: readonly Stored[]): Promise<Response | undefined> {
  const [first, ...others] = forms;
  if (!first) return undefined;
  return (await sendStored(sending, first)) ?? sendFirst(sending, others);
}
