// @vitest-environment happy-dom

import { act, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import { createHost } from './create-host.tsx';
import { createViewLoader } from './navigation/load-view.ts';
import { siteRoutes } from './navigation/routes.tsx';
import { createSiteRouter, watchPages } from './navigation/site-router.ts';
import { PageLayout, PageOutlet } from './page-outlet.tsx';
import { adoptParts, type AdoptedHtml, createAdoptedHtml } from './parts/adopted-html.ts';
import { createPartStore, type PartStore, type PartSource } from './parts/part-store.ts';
import { Part } from './parts/part.tsx';
import { ShellContext, type Shell } from './parts/shell-context.tsx';
import { setPages } from './site/pages.ts';

const pages = [
  { view: 'mf-marketing/home', address: '/' },
  { view: 'mf-forms/contact', address: '/write-to-us' },
];

const parts: Readonly<Record<string, PartComponent>> = {
  'mf-marketing/home': () => (
    <>
      <h1>Home</h1>
      <Part of="mf-forms/newsletter" kind="fragment" />
    </>
  ),
  'mf-forms/newsletter': () => <p>A letter a month</p>,
  'mf-forms/contact': () => <h1>Contact</h1>,
};

const View: PartSource = async (ref) => parts[ref] ?? (() => null);

function shellWith(store: PartStore, html: AdoptedHtml = createAdoptedHtml()): Shell {
  const nothing = () => undefined;
  return {
    store,
    html,
    transferToRedrawn: nothing,
    host: createHost({ mode: 'sandbox' }, { notify: nothing, navigate: nothing, report: nothing }),
  };
}

/** The home page as compose renders it, with all its parts. */
async function homePage(): Promise<string> {
  const store = createPartStore({ source: View });
  await Promise.all([store.read('mf-marketing/home'), store.read('mf-forms/newsletter')]);
  const handler = createStaticHandler(siteRoutes(pages, async () => null));
  const context = await handler.query(new Request('http://venue.example/'));
  if (context instanceof Response) throw new Error('no page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <ShellContext value={shellWith(store)}>
      <PageLayout location={context.location}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PageLayout>
    </ShellContext>,
  );
}

/** The hydrated home page, whose fragment sleeps. `source`: of all other parts. */
async function openHome(source: PartSource) {
  const root = document.createElement('div');
  root.innerHTML = await homePage();
  document.body.replaceChildren(root);
  const store = createPartStore({ source: (ref) => (ref === 'mf-marketing/home' ? View : source)(ref) });
  const html = createAdoptedHtml();
  adoptParts(store, html, null);
  store.wake('mf-marketing/home');
  await store.read('mf-marketing/home');
  const { load } = createViewLoader({ store, modules: { needsDocument: async () => false } });
  const router = createSiteRouter(load, async () => undefined);
  watchPages(router, store);
  const complaints: unknown[] = [];
  await act(async () => {
    startTransition(() => {
      hydrateRoot(
        root,
        <ShellContext value={shellWith(store, html)}>
          <PageOutlet router={router} />
        </ShellContext>,
        { onRecoverableError: (error) => complaints.push(error) },
      );
    });
  });
  return { router, complaints, main: root.querySelector('main') };
}

beforeEach(() => {
  setPages(pages);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', vi.fn());
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-follows-page');
});

test('sleeping parts stay unchanged while the next page loads, which is then shown with the focus on its heading', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { router, complaints, main } = await openHome((ref) => code.then(() => View(ref)));
  const sleeping = main?.querySelector('p');
  expect(sleeping?.textContent).toBe('A letter a month');
  await act(async () => void router.navigate('/write-to-us'));
  expect(router.state.navigation.state).toBe('loading');
  expect(main?.querySelector('p')).toBe(sleeping);
  await act(async () => arrive());
  await act(async () => vi.waitFor(() => expect(main?.textContent).toBe('Contact')));
  expect(document.activeElement).toBe(main?.querySelector('h1'));
  expect(complaints).toEqual([]);
});
