// @vitest-environment happy-dom
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { BootBlock } from '../page/boot-block.ts';
import { liveVersionsAddress } from './live-versions.ts';
import { createPageModules } from './page-modules.ts';

const forms = {
  base: '/mf-forms/1/',
  module: 'remote.js',
  entry: ['remote.js'],
  parts: { contact: ['contact.js'] },
};
const bookings = {
  parts: { 'hall-booking': ['hall.js', 'form.js'], 'family-payment': [] },
  later: { 'hall-booking': ['pdf.js'] },
};
const boot: BootBlock = {
  contract: 1,
  entry: '',
  preload: [],
  remotes: { 'mf-forms': forms },
  rest: { address: '/modules/1/site.json', integrity: 'sha256-x' },
};
const listed = {
  'mf-forms': { base: '/mf-forms/1/', address: '/modules/2/mf-forms.json', integrity: 'sha256-f' },
  'mf-bookings': { base: '/mf-bookings/1/', address: '/modules/3/mf-bookings.json', integrity: 'sha256-b' },
};
/** What the lists of the packages say, by their addresses. */
const lists: Readonly<Record<string, unknown>> = {
  '/modules/2/mf-forms.json': {
    files: { module: 'remote.js', entry: ['remote.js'], parts: forms.parts },
    runtime: [],
    integrity: {},
    pages: [{ view: 'mf-forms/contact', address: '/write' }],
  },
  '/modules/3/mf-bookings.json': {
    files: { entry: ['remote.js'], ...bookings },
    runtime: [],
    integrity: { 'remote.js': 'sha256-r', 'hall.js': 'sha256-h', 'form.js': 'sha256-o' },
    pages: [{ view: 'mf-bookings/hall-booking', address: '/hall' }],
  },
};

/** A list that does not come. */
let held: string | undefined;

const live = { 'mf-forms': '1', 'mf-bookings': '1' };

/** Answers requests for the file that the page names in turn, those for lists always, and says what is live besides. */
function answering(...answers: (() => Response)[]) {
  const fetched = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('off line');
    return answer();
  });
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request;
    if (address === liveVersionsAddress) return Promise.resolve(Response.json(live));
    if (address === held) return new Promise<Response>(() => undefined);
    const list = Object.values(listed).find((other) => other.address === address);
    if (!list) return fetched(...request);
    expect(init).toMatchObject({ integrity: list.integrity });
    return Promise.resolve(Response.json(lists[list.address]));
  });
  return fetched;
}

const index = () => Response.json(listed);
const refused = (): Response => {
  throw new TypeError('not what was released');
};

/** What was asked for, with the integrity that it says itself. */
function asked(): (readonly [href: string, integrity: string])[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return [...links].map(({ href, integrity }) => [new URL(href).pathname, integrity] as const);
}

afterEach(() => {
  vi.unstubAllGlobals();
  held = undefined;
  document.head.replaceChildren();
});

test('the page’s own parts are known without asking', async () => {
  const fetched = answering();
  const modules = createPageModules(boot);
  expect(await modules.place('mf-forms/contact')).toEqual({
    module: '/mf-forms/1/remote.js',
    start: ['/mf-forms/1/remote.js', '/mf-forms/1/contact.js'],
    later: [],
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('the others are learnt once, held to the integrity that the page names, and again if that failed', async () => {
  const fetched = answering(refused, index);
  const modules = createPageModules(boot);
  await expect(modules.place('mf-bookings/hall-booking')).rejects.toThrow('not what was released');
  expect(modules.known('mf-bookings/hall-booking')).toEqual([]);
  await Promise.all([modules.place('mf-bookings/hall-booking'), modules.place('mf-bookings/family-payment')]);
  expect(modules.known('mf-bookings/hall-booking')).toEqual([
    '/mf-bookings/1/remote.js',
    '/mf-bookings/1/hall.js',
    '/mf-bookings/1/form.js',
  ]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenLastCalledWith(
    '/modules/1/site.json',
    expect.objectContaining({ integrity: 'sha256-x' }),
  );
});

test('where no second map is taken, a part that asks for more later is not safe but on its own page', async () => {
  answering(index);
  const modules = createPageModules(boot);
  expect(await modules.isUnsafeHere('mf-bookings/hall-booking')).toBe(true);
  expect(await modules.isUnsafeHere('mf-bookings/family-payment')).toBe(false);
  expect(await modules.isUnsafeHere('mf-forms/contact')).toBe(false);
  await expect(modules.fetchPart('mf-bookings/hall-booking')).rejects.toThrow('nobody would check');
});

test('a part whose remote was released since the page was composed is of before, but not the page’s own', async () => {
  live['mf-bookings'] = '2';
  live['mf-forms'] = '2';
  answering(index);
  const modules = createPageModules(boot);
  expect(await modules.isReplaced('mf-bookings/hall-booking')).toBe(true);
  expect(await modules.isReplaced('mf-forms/contact')).toBe(false);
  Object.assign(live, { 'mf-bookings': '1', 'mf-forms': '1' });
});

test('with the lists of all modules, the page learns of all pages', async () => {
  answering(index);
  await createPageModules(boot).learn();
  expect(siteFacts().pages).toEqual([
    { view: 'mf-forms/contact', address: '/write' },
    { view: 'mf-bookings/hall-booking', address: '/hall' },
  ]);
});

test('of a remote that was released since, and of the page’s own parts, nothing is asked for ahead', async () => {
  live['mf-bookings'] = '2';
  answering(index);
  const modules = createPageModules(boot);
  modules.askNow('mf-bookings/hall-booking');
  modules.askNow('mf-forms/contact');
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(asked()).toEqual([]);
  live['mf-bookings'] = '1';
});

test('the first screen of what is wanted next is asked for as soon as its own package’s list has come, held to its integrity', async () => {
  held = listed['mf-forms'].address;
  answering(index);
  createPageModules(boot).askNow('mf-bookings/hall-booking');
  await vi.waitFor(() =>
    expect(asked()).toEqual([
      ['/mf-bookings/1/remote.js', 'sha256-r'],
      ['/mf-bookings/1/hall.js', 'sha256-h'],
    ]),
  );
});
