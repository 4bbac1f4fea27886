import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from '@venue/shell/publishing/front/bucket.ts';
import { pointerIn, pointerKey } from '@venue/shell/publishing/front/live-composition.ts';
import { s3Bucket } from '@venue/shell/publishing/front/s3-bucket.ts';
import type { ObjectStore } from '@venue/shell/publishing/object-store.ts';
import { openS3Store } from '@venue/shell/publishing/s3-store.ts';
import S3rver from 's3rver';
import { until } from '../engines/until.ts';
import { ask } from './ask.ts';
import type { Answered } from './host.ts';

/** The bucket that serves the site, and the one that nobody but the commands reads. */
const buckets = { site: 'site', releases: 'releases' } as const;

/** A store, as its fronts and our commands see it. */
export type S3Server = {
  /** The bucket of the site, for code that runs here. */
  site: ObjectStore;
  /** What the commands have to find in their environment. */
  environment: NodeJS.ProcessEnv;
  /** Ends the cleaning of a publisher that was killed, as a minute would. */
  endCleaning: () => Promise<void>;
  /** The bucket of the site, as fronts read it. */
  bucket: Bucket;
  /** Has a function called before each change from now on. */
  beforeChange: (call: () => void) => void;
  /** Has the store fail whenever it is asked for a key with this in it; undefined ends that. */
  failFor: (part: string | undefined) => void;
  /** Has what is put for this key arrive as something else of the same length. */
  damage: (key: string) => void;
  /** Which conditions the store heeds: all, as most do, or only that nothing is there; the server that stands in for one heeds none by itself. */
  heedConditions: (heeded: Heeded) => void;
  close: () => Promise<void>;
};

type Heeded = 'all' | 'nothing there' | 'none';

const changes = new Set(['PUT', 'DELETE']);

/** What stores answer where a condition does not hold. */
const unheld: Answered = {
  status: 412,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(
    '<Error><Code>PreconditionFailed</Code><Message>A condition did not hold</Message></Error>',
  ),
};

/** Where the server keeps what is put at an address. */
function fileOf(directory: string, address: string): string {
  return path.join(directory, `${decodeURIComponent(address.split('?')[0] ?? '')}._S3rver_object`);
}

/** Whether a file holds all that its tag is of. */
async function isWrittenOut(file: string, etag: string): Promise<boolean> {
  const hash = createHash('md5').update(await readFile(file).catch(() => ''));
  return `"${hash.digest('hex')}"` === etag;
}

/** Runs an S3-compatible server on a free port, with both buckets. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'ariya-s3-'));
  const s3 = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [
      { name: buckets.site, configs: [] },
      { name: buckets.releases, configs: [] },
    ],
  });
  const { port: inner } = await s3.run();
  let beforeChange = () => {};
  let heeded: Heeded = 'all';
  let failing: string | undefined;
  let damaged: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function holds({ url = '/', headers }: IncomingMessage): Promise<boolean> {
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    const isHeeded = { all: match ?? noneMatch, 'nothing there': noneMatch, none: undefined }[heeded];
    if (isHeeded === undefined) return true;
    const there = await ask({
      port: inner,
      path: url.split('?')[0],
      method: 'HEAD',
      headers: { 'x-amz-date': '' },
    });
    return match === undefined ? there.status === 404 : there.headers.etag === match;
  }

  async function pass({ url: address, method, headers }: IncomingMessage, body: Buffer): Promise<Answered> {
    return ask({ port: inner, path: address, method, headers }, body);
  }

  /** Stores answer a PUT when the object is there; the server that stands in for one does when it has read it, and writes on. */
  async function passWhole(request: IncomingMessage, body: Buffer): Promise<Answered> {
    const answered = await pass(request, body);
    const { etag } = answered.headers;
    if (request.method === 'PUT' && answered.status === 200 && etag !== undefined)
      await until('the store has written what was put', () =>
        isWrittenOut(fileOf(directory, request.url ?? '/'), etag),
      );
    return answered;
  }

  /**
   * Answers one request after the other: stores show an object whole as it was or as it is, and this server by itself sends the
   * length of the one with the text of the other.
   */
  async function answerInTurn(response: ServerResponse, answer: () => Promise<Answered>): Promise<void> {
    const made = turn.then(answer);
    turn = made.catch(() => undefined);
    const { status, headers, body } = await made;
    response.writeHead(status, headers).end(body);
  }

  /** Only whole changes are made. */
  async function change(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await buffer(request).catch(() => undefined);
    if (sent === undefined) return;
    const isDamaged = damaged !== undefined && request.url?.includes(damaged);
    const body = isDamaged ? Buffer.alloc(sent.length, 'x') : sent;
    await answerInTurn(response, async () => ((await holds(request)) ? passWhole(request, body) : unheld));
  }

  const server = createServer((request, response) => {
    if (failing !== undefined && request.url?.includes(failing)) {
      response.writeHead(500).end();
      return;
    }
    if (changes.has(request.method ?? '')) {
      beforeChange();
      void change(request, response);
      return;
    }
    void answerInTurn(response, () => pass(request, Buffer.alloc(0)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the store listens on no port');
  const { port } = address;
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
  const place = { bucket: buckets.site, prefix: '' };
  const site = openS3Store(place, client);

  return {
    site,
    bucket: s3Bucket(place, client),
    environment: {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: endpoint,
      SITE_STORE: `s3://${buckets.site}`,
      RELEASES_STORE: `s3://${buckets.releases}/venue`,
    },
    endCleaning: async () => {
      const found = await site.read(pointerKey);
      if (!found) return;
      const { cleaningUntil: _until, ...clean } = pointerIn(Buffer.from(found.body).toString());
      const body = Buffer.from(JSON.stringify(clean));
      await site.put({ key: pointerKey, body, type: 'application/json', cacheControl: 'no-store' });
    },
    beforeChange: (call) => {
      beforeChange = call;
    },
    failFor: (part) => {
      failing = part;
    },
    damage: (key) => {
      damaged = key;
    },
    heedConditions: (some) => {
      heeded = some;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await s3.close();
      await rm(directory, { recursive: true });
    },
  };
}
