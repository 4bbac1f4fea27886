import { expect, test, vi } from 'vitest';
import type { Bucket, StoredObject } from './bucket.ts';
import { pagesKey, pointerKey } from './live-composition.ts';
import { siteFront } from './site-front.ts';

const script = '/shell/0.1.0-abc/assets/x.js';

/** A bucket of texts; what is asked of it is noted. */
function bucketOf(texts: Record<string, string>) {
  const asked: string[] = [];
  const objects = new Map(Object.entries(texts));
  const found = (key: string): StoredObject | null => {
    const text = objects.get(key);
    return text === undefined ? null : { size: text.length, httpEtag: `"${text.length}-${text}"` };
  };
  const bucket: Bucket = {
    head: async (key) => found(key),
    get: async (
      key,
      { range: { offset, length } = { offset: 0, length: Infinity } } = {
        range: { offset: 0, length: Infinity },
      },
    ) => {
      asked.push(key);
      const object = found(key);
      const body = new Response(objects.get(key)?.slice(offset, offset + length)).body;
      return object && body && { ...object, body };
    },
  };
  return { bucket, asked, objects };
}

function site(name: string, isUnlisted = false): Record<string, string> {
  const documents = { 'index.html': `${name}-1`, 'media.html': `${name}-2`, '404.html': `${name}-3` };
  return {
    [pointerKey]: JSON.stringify({ live: name, earlier: [], since: '', by: '' }),
    [pagesKey(name)]: JSON.stringify({ documents, redirects: { '/old': '/media' }, isUnlisted }),
    [`documents/${name}-1`]: `home of ${name}`,
    [`documents/${name}-2`]: `media of ${name}`,
    [`documents/${name}-3`]: `lost in ${name}`,
    [script.slice(1)]: 'script',
    [`${script.slice(1)}.br`]: 'br',
  };
}

function asking(bucket: Bucket) {
  const front = siteFront(bucket);
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await front(new Request(`https://www.venue.example${path}`, { method, headers }));
    return { answer, status: answer.status, text: await answer.text() };
  };
}

test('what was live is asked for once a second, and then another composition answers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { bucket, asked, objects } = bucketOf(site('first'));
  const ask = asking(bucket);
  expect((await ask('/')).text).toBe('home of first');
  for (const [key, text] of Object.entries(site('second'))) objects.set(key, text);
  expect((await ask('/media')).text).toBe('media of first');
  expect(asked.filter((key) => key === pointerKey)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1001);
  expect((await ask('/media')).text).toBe('media of second');
  vi.useRealTimers();
});

test('names that every object has are no pages', async () => {
  const ask = asking(bucketOf(site('first')).bucket);
  for (const path of ['/constructor', '/__proto__', '/toString']) {
    expect(await ask(path), path).toMatchObject({ status: 404, text: 'lost in first' });
  }
});

test('what is kept in the bucket is not asked for by its key there, nor a compressed form by its name', async () => {
  const ask = asking(bucketOf(site('first')).bucket);
  const keys = [`/${pointerKey}`, `/${pagesKey('first')}`, '/documents/first-1', `${script}.br`];
  for (const path of [...keys, '/shell/0.1.0-abc/..%2f..%2fdocuments/first-1']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test('a browser that has a page is told so, and a cache that weakened its name too', async () => {
  const ask = asking(bucketOf(site('first')).bucket);
  const etag = (await ask('/media')).answer.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    expect(await ask('/media', { 'if-none-match': known }), known).toMatchObject({ status: 304, text: '' });
  }
  expect((await ask('/media', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a part is not put together with one of another state', async () => {
  const ask = asking(bucketOf(site('first')).bucket);
  const etag = (await ask(script)).answer.headers.get('etag') ?? '';
  const range = { range: 'bytes=1-2' };
  expect(await ask(script, { ...range, 'if-range': etag })).toMatchObject({ status: 206, text: 'cr' });
  expect(await ask(script, { ...range, 'if-range': '"other"' })).toMatchObject({
    status: 200,
    text: 'script',
  });
});

test('who only asks how it would be answered gets no body', async () => {
  const ask = asking(bucketOf(site('first')).bucket);
  const { answer, text } = await ask('/', {}, 'HEAD');
  expect([answer.status, answer.headers.get('content-length'), text]).toEqual([200, '13', '']);
  expect(await ask('/nowhere', {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
});

test('a preview is kept from search engines', async () => {
  const ask = asking(bucketOf(site('preview', true)).bucket);
  for (const path of ['/', '/nowhere', '/old']) {
    expect((await ask(path)).answer.headers.get('x-robots-tag'), path).toBe('noindex');
  }
  const live = asking(bucketOf(site('first')).bucket);
  expect((await live('/')).answer.headers.get('x-robots-tag')).toBeNull();
});

test('where the store does not answer, visitors are told to come again, and nobody keeps that', async () => {
  const failing = { ...bucketOf({}).bucket, get: () => Promise.reject(new Error('the line was cut')) };
  for (const bucket of [failing, bucketOf({}).bucket]) {
    const { answer, text } = await asking(bucket)('/');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(text).toContain('Please try again in a minute.');
  }
});
