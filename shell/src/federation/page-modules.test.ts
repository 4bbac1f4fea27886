// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { checkForOutdatedRelease } from '../recovery/outdated-release.ts';
import { pageClock } from '../site/page-clock.ts';
import { liveVersionsAddress } from '../site/reserved-addresses.ts';
import { createPageModules } from './page-modules.ts';

const forms = {
  base: '/mf-forms/1/',
  module: 'remote.js',
  entry: ['remote.js'],
  parts: { contact: ['contact.js'] },
  later: {},
};
const bookings = {
  parts: { 'hall-booking': ['hall.js', 'form.js'], 'family-payment': [] },
  later: { 'hall-booking': ['pdf.js'] },
};
const boot: BootBlock = {
  entry: '',
  preload: [],
  remotes: { 'mf-forms': forms },
  modulesFile: { address: '/modules/1/site.json', integrity: 'sha256-x' },
};
const listed = {
  remotes: {
    'mf-forms': { ...forms, base: '/mf-forms/1/' },
    'mf-bookings': { base: '/mf-bookings/1/', entry: ['remote.js'], ...bookings },
  },
  integrity: {},
  pages: [
    { view: 'mf-forms/contact', address: '/write' },
    { view: 'mf-bookings/hall-booking', address: '/hall' },
  ],
};

let live: unknown = { shell: '1', 'mf-forms': '1', 'mf-bookings': '1' };

/** Answers requests for the file that the page names in turn, and says what is live besides. */
function answering(...answers: (() => Response)[]) {
  const fetched = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('off line');
    return answer();
  });
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    request[0] === liveVersionsAddress ? Promise.resolve(Response.json(live)) : fetched(...request),
  );
  return fetched;
}

const index = () => Response.json(listed);
const refused = (): Response => {
  throw new TypeError('not what was released');
};

afterEach(() => {
  live = { shell: '1', 'mf-forms': '1', 'mf-bookings': '1' };
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('the page’s own parts are found without the module list', async () => {
  const fetched = answering();
  const modules = createPageModules(boot);
  expect(await modules.fetchPart('mf-forms/contact')).toEqual({
    module: '/mf-forms/1/remote.js',
    start: ['/mf-forms/1/remote.js', '/mf-forms/1/contact.js'],
    later: [],
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('the module list is loaded once, with its integrity, and again if that failed', async () => {
  const fetched = answering(refused, index);
  const modules = createPageModules(boot);
  await expect(modules.loadModuleList()).rejects.toThrow('not what was released');
  await Promise.all([modules.loadModuleList(), modules.loadModuleList()]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenLastCalledWith(
    '/modules/1/site.json',
    expect.objectContaining({ integrity: 'sha256-x' }),
  );
});

test('without a second import map, a part with later modules needs its document, except on its own page', async () => {
  answering(index);
  const modules = createPageModules(boot);
  expect(await modules.needsDocument('mf-bookings/hall-booking')).toBe(true);
  expect(await modules.needsDocument('mf-bookings/family-payment')).toBe(false);
  expect(await modules.needsDocument('mf-forms/contact')).toBe(false);
  await expect(modules.fetchPart('mf-bookings/hall-booking')).rejects.toThrow('cannot check all modules');
});

test('a part of another page needs its document if its remote was released since; the page’s own parts do not', async () => {
  live = { shell: '1', 'mf-forms': '2', 'mf-bookings': '2' };
  answering(index);
  const modules = createPageModules(boot);
  expect(await modules.needsDocument('mf-bookings/hall-booking')).toBe(true);
  expect(await modules.needsDocument('mf-forms/contact')).toBe(false);
});

test('a release while the page is open is noticed when the clock is next updated', async () => {
  answering(index);
  const modules = createPageModules(boot);
  expect(await modules.needsDocument('mf-bookings/family-payment')).toBe(false);
  live = { shell: '1', 'mf-forms': '1', 'mf-bookings': '2' };
  pageClock.update();
  await pageClock.settled();
  expect(await modules.needsDocument('mf-bookings/family-payment')).toBe(true);
});

test.each([null, {}, { status: 'ok' }, { shell: 1 }])(
  'what something else than the site says of live versions (%j) is not heard',
  async (answer) => {
    answering(index, index);
    await createPageModules(boot).loadModuleList();
    live = answer;
    pageClock.update();
    await pageClock.settled();
    expect(await createPageModules(boot).needsDocument('mf-bookings/family-payment')).toBe(false);
    await expect(checkForOutdatedRelease(boot.remotes)).resolves.toBeUndefined();
  },
);

test('in development no part needs a document, even beside a live site', async () => {
  answering(index);
  await createPageModules(boot).loadModuleList();
  const { modulesFile: _, ...development } = { ...boot, remotes: {} };
  expect(await createPageModules(development).needsDocument('mf-forms/contact')).toBe(false);
});

test('the module list brings all pages of the site', async () => {
  answering(index);
  await createPageModules(boot).loadModuleList();
  expect(siteFacts().pages).toEqual([
    { view: 'mf-forms/contact', address: '/write' },
    { view: 'mf-bookings/hall-booking', address: '/hall' },
  ]);
});
