// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SitePage } from '@venue/shared/contract/site-facts.ts';
import { createPartStore, type PartSource } from '../parts/part-store.ts';
import { setPages } from '../site/pages.ts';
import { createViewLoader } from './load-view.ts';
import { awaitedAddress, createSiteRouter, watchPages, type SiteRouter } from './site-router.ts';

const home = { view: 'mf-marketing/home', address: '/' };
const contact = { view: 'mf-forms/contact', address: '/write-to-us' };
const terms = { view: 'mf-marketing/terms', address: '/terms' };

const View = () => null;

type Site = {
  pages?: SitePage[];
  source?: PartSource;
  needsDocument?: () => Promise<boolean>;
  learn?: () => Promise<unknown>;
};

let router: SiteRouter;

/** A document at `/`, and what its router needs to know of the release. */
function openPage({
  pages = [home, contact, terms],
  source = async () => View,
  needsDocument = async () => false,
  learn = async () => undefined,
}: Site = {}) {
  setPages(pages);
  const store = createPartStore({ source });
  const { load, whenViewLoaded } = createViewLoader({ store, modules: { needsDocument } });
  router = createSiteRouter(load, learn);
  watchPages(router, store);
  return { store, whenViewLoaded };
}

function shownPath(): string {
  return router.state.location.pathname;
}

/** Code that comes when the test says so. */
function held() {
  const asked: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const source: PartSource = () =>
    new Promise((resolve, reject) => {
      asked.push({ resolve: () => resolve(View), reject });
    });
  return { asked, source };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '<link rel="canonical" href="https://venue.example/">';
});

afterEach(() => {
  router.dispose();
  vi.useRealTimers();
});

test('a page is shown once its code has loaded', async () => {
  const { source, asked } = held();
  const { whenViewLoaded } = openPage({ source });
  const went = router.navigate('/write-to-us?of=us#the-way');
  expect(awaitedAddress(router, 'mf-forms/contact')?.href).toBe(
    `${window.location.origin}/write-to-us?of=us#the-way`,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(shownPath()).toBe('/');
  const order: string[] = [];
  const here = whenViewLoaded().then(() => order.push('arrived'));
  await Promise.resolve();
  order.push('code');
  asked[0]?.resolve();
  await went;
  expect(shownPath()).toBe('/write-to-us');
  await here;
  expect(order).toEqual(['code', 'arrived']);
});

test('G-13: a page that could not be loaded shows an error, and another visit loads it again', async () => {
  const { source, asked } = held();
  openPage({ source });
  const went = router.navigate('/write-to-us');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const gone = new Error('gone');
  asked[0]?.reject(gone);
  await went;
  expect(router.state.errors).toEqual({ '/write-to-us': gone });
  const away = router.navigate('/');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.resolve();
  await away;
  const back = router.navigate('/write-to-us');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.resolve();
  await back;
  expect(shownPath()).toBe('/write-to-us');
  expect(router.state.errors).toBeNull();
});

test('a page is shown after a second even if its code has not loaded', async () => {
  vi.useFakeTimers();
  openPage({ source: held().source });
  const went = router.navigate('/write-to-us');
  await vi.advanceTimersByTimeAsync(900);
  expect(shownPath()).toBe('/');
  await vi.advanceTimersByTimeAsync(200);
  await went;
  expect(shownPath()).toBe('/write-to-us');
});

test('a visitor who goes elsewhere while a page loads does not end up there', async () => {
  const { source, asked } = held();
  openPage({ source });
  void router.navigate('/write-to-us');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const went = router.navigate('/terms');
  expect(awaitedAddress(router, 'mf-forms/contact')).toBeUndefined();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  for (const { resolve } of asked) resolve();
  await went;
  expect(shownPath()).toBe('/terms');
});

test('a page of a new release is loaded as a document, with the fragment of its address', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  openPage({ needsDocument: async () => true });
  await router.navigate('/write-to-us?of=us#the-way');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/write-to-us?of=us#the-way');
  expect(shownPath()).toBe('/');
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).not.toHaveBeenCalled();
});

test('a page of a new release is loaded as a document even if the release is noticed after the page has changed', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  let tell: (needsDocument: boolean) => void = () => undefined;
  openPage({ needsDocument: () => new Promise((resolve) => (tell = resolve)) });
  const went = router.navigate('/write-to-us');
  await vi.advanceTimersByTimeAsync(1000);
  await went;
  expect(shownPath()).toBe('/write-to-us');
  tell(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page that the document does not know is added when a visitor goes there', async () => {
  const learn = vi.fn<() => Promise<void>>(async () => setPages([home, contact, terms]));
  openPage({ pages: [home], learn });
  await router.navigate('/write-to-us');
  expect(router.state.matches.at(-1)?.route.id).toBe('/write-to-us');
  await router.navigate('/no/such/page');
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
});

test('addresses are case-sensitive, as on the server', async () => {
  openPage();
  await router.navigate('/TERMS');
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
});

test('the canonical address of the first page is removed on the next page', async () => {
  openPage();
  await router.navigate('/#halls');
  expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  await router.navigate('/terms');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

test('G-06: pages open at their top after a return from the back-forward cache too', () => {
  openPage();
  window.history.scrollRestoration = 'auto';
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(window.history.scrollRestoration).toBe('manual');
});
