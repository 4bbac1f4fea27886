// @vitest-environment happy-dom
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPartStore } from '../parts/part-store.ts';
import type { PartSource } from '../parts/source-of-parts.ts';
import { learnPages } from '../site/pages.ts';
import { createNavigation } from './create-navigation.ts';

const nowhere = () => Promise.reject(new Error('no part is asked for'));

function navigationOf(found = Promise.resolve(false)) {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const store = createPartStore({ adopted: nowhere, rendered: nowhere, heal: () => undefined });
  const askNow = vi.fn<(ref: PartRef) => void>();
  const modules = { askNow, isUnsafeHere: async () => false, isReplaced: () => found };
  return { router, askNow, ...createNavigation(router, { store, modules }) };
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://venue.example/">';
});

test('the next page is not shared under the address of the first one', async () => {
  const { router } = navigationOf();
  await router.navigate('/#halls');
  expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  await router.navigate('/elsewhere');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

test('another page is rendered in one piece, also on the way back; a place on the same page is not', async () => {
  const { router } = navigationOf();
  const pieces: [string, boolean][] = [];
  router.subscribe(({ location }, { flushSync }) => {
    pieces.push([location.pathname + location.hash, flushSync]);
  });
  await router.navigate('/#halls');
  await router.navigate('/elsewhere');
  await router.navigate(-1);
  await vi.waitFor(() => expect(pieces).toHaveLength(3));
  expect(pieces).toEqual([
    ['/#halls', false],
    ['/elsewhere', true],
    ['/#halls', true],
  ]);
});

test('a link to where the visitor is adds nothing to go back to', async () => {
  const { router, follow } = navigationOf();
  const link = document.createElement('a');
  const ways: string[] = [];
  router.subscribe(({ location, historyAction }) => {
    ways.push(`${historyAction} ${location.pathname}`);
  });
  follow('/', link);
  await vi.waitFor(() => expect(ways).toEqual(['REPLACE /']));
  follow('/elsewhere', link);
  await vi.waitFor(() => expect(ways).toEqual(['REPLACE /', 'PUSH /elsewhere']));
});

/** A store whose parts come in two, when the test says so. */
function inTwo() {
  const asked: { first: () => void; whole: () => void }[] = [];
  const View = () => null;
  const rendered: PartSource = (_ref, onFirst) =>
    new Promise((resolve) => {
      asked.push({ first: () => onFirst?.(View), whole: () => resolve(View) });
    });
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const store = createPartStore({ adopted: nowhere, rendered, heal: () => undefined });
  const modules = { askNow: () => undefined, isUnsafeHere: async () => false, isReplaced: async () => false };
  return { router, asked, ...createNavigation(router, { store, modules }) };
}

test('a page is shown with its first screen, and waited for by others until it is whole', async () => {
  learnPages([{ view: 'mf-forms/contact', address: '/write-to-us' }]);
  const { router, asked, navigate, arrived } = inTwo();
  navigate('/write-to-us');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const order: string[] = [];
  router.subscribe(() => void order.push('shown'));
  const waited = arrived().then(() => order.push('arrived'));
  asked[0]?.first();
  await vi.waitFor(() => expect(order).toContain('shown'));
  expect(order).not.toContain('arrived');
  asked[0]?.whole();
  await waited;
});

test('a place within a page is shown when all of the page can be', async () => {
  learnPages([{ view: 'mf-forms/contact', address: '/write-to-us' }]);
  const { router, asked, navigate } = inTwo();
  navigate('/write-to-us#the-way');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.first();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(router.state.location.pathname).toBe('/');
  asked[0]?.whole();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/write-to-us'));
});

test('a page that was tapped is waited for until its code is there', async () => {
  learnPages([{ view: 'mf-forms/contact', address: '/write-to-us' }]);
  let find: (isReplaced: boolean) => void = () => undefined;
  const { arrived, navigate, askNow } = navigationOf(
    new Promise((resolve) => {
      find = resolve;
    }),
  );
  const order: string[] = [];
  await arrived();
  navigate('/write-to-us');
  expect(askNow).toHaveBeenCalledExactlyOnceWith('mf-forms/contact');
  const waited = arrived().then(() => order.push('arrived'));
  await Promise.resolve();
  order.push('code');
  find(false);
  await waited;
  expect(order).toEqual(['code', 'arrived']);
});
