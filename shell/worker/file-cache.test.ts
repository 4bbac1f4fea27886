import { afterEach, expect, test, vi } from 'vitest';
import { respondWithFile, dropFiles, cacheFiles, cacheableFile } from './file-cache.ts';

const origin = 'https://ariya.example';
const view = '/mf-forms/1.0.0-a/assets/view.js';

/** A device that keeps these files, and a network that has these. */
function world(network: Record<string, Response>, cached: Record<string, Response> = {}, asked = view) {
  const files = new Map(Object.entries(cached));
  const waiting: Promise<unknown>[] = [];
  const fetched = vi.fn((target: Request | string, init?: RequestInit) => {
    const path = typeof target === 'string' ? target : new URL(target.url).pathname;
    const answer = network[path];
    const refused = init?.integrity === 'sha256-other';
    return answer && !refused ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, response: Response) => void files.set(path, response),
      keys: async () => [...files.keys()].map((path) => new Request(origin + path)),
      delete: async (request: Request) => files.delete(new URL(request.url).pathname),
    }),
  });
  const ask = async (init: RequestInit = { integrity: 'sha256-own' }): Promise<string> => {
    const event = {
      request: new Request(origin + asked, init),
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
    };
    const answer = await respondWithFile(event, asked);
    await Promise.allSettled(waiting);
    return answer.text();
  };
  return { ask, fetched, cached: () => [...files.keys()] };
}

function code(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/javascript' } });
}

afterEach(() => vi.unstubAllGlobals());

test('a file is fetched once and stored', async () => {
  const { ask, fetched, cached } = world({ [view]: code('1') });
  expect(await ask()).toBe('1');
  expect(await ask()).toBe('1');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(cached()).toEqual([view]);
});

const siteModules = '/modules/1/site.json';

test.each([view, siteModules])('%s is not stored if it was requested without its integrity', async (file) => {
  const { ask, cached } = world({ [file]: code('damaged') }, {}, file);
  expect(await ask({})).toBe('damaged');
  expect(cached()).toEqual([]);
});

test('errors and pages in place of a file are not stored', async () => {
  const portal = new Response('<!doctype html>', { headers: { 'content-type': 'text/html;charset=utf-8' } });
  for (const answer of [portal, new Response('gone', { status: 404 })]) {
    const { ask, cached } = world({ [view]: answer });
    await ask();
    expect(cached()).toEqual([]);
  }
});

test('if the device has no room, files come from the network', async () => {
  const { ask } = world({ [view]: code('1') });
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no room')) });
  expect(await ask()).toBe('1');
});

test('only files that match the integrity map are stored ahead', async () => {
  const { cached } = world({ [view]: code('1'), '/shell/1/a.js': code('2') });
  await cacheFiles([view, '/shell/1/a.js', '/shell/1/gone.js'], { [view]: 'sha256-other' });
  expect(cached()).toEqual(['/shell/1/a.js']);
});

test('versions that no page uses are deleted', async () => {
  const { cached } = world({}, { [view]: code('1'), '/shell/1/a.js': code('2'), '/shell/2/a.js': code('3') });
  const inUse = vi.fn(async () => new Set(['/mf-forms/1.0.0-a/']));
  await dropFiles(['/shell/2/'], inUse);
  expect(cached()).toEqual([view, '/shell/2/a.js']);
  await dropFiles(['/shell/2/', '/mf-forms/1.0.0-a/'], inUse);
  expect(inUse).toHaveBeenCalledTimes(1);
});

test('modules and fonts of a version are stored, under their path', () => {
  expect(cacheableFile(`${origin}/mf-forms/1.0.0-a/assets/x.js`, origin)).toBe(
    '/mf-forms/1.0.0-a/assets/x.js',
  );
  expect(cacheableFile(`${origin}/shell/1.0.0-a/assets/sans.woff2`, origin)).toBe(
    '/shell/1.0.0-a/assets/sans.woff2',
  );
});

test('pages, pictures, film, the state of the site and files of other sites are not stored as files', () => {
  for (const address of [
    `${origin}/contact-us`,
    `${origin}/releases.json`,
    `${origin}/worker.js`,
    `${origin}/mf-marketing/1.0.0-a/pictures/hall-480.avif`,
    `${origin}/mf-marketing/1.0.0-a/film/tour.webm`,
    'https://elsewhere.example/shell/1.0.0-a/assets/x.js',
  ]) {
    expect(cacheableFile(address, origin), address).toBeUndefined();
  }
});
