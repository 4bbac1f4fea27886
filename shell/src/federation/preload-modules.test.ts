// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { preloadModules } from './preload-modules.ts';

function links(): (string | null)[] {
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

/** A browser that knows module links or not, and the site’s answer to what is fetched otherwise. */
function browser(knowsLinks: boolean, status = 200) {
  vi.restoreAllMocks();
  const createElement = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = createElement(name);
    if (element instanceof HTMLLinkElement) vi.spyOn(element.relList, 'supports').mockReturnValue(knowsLinks);
    return element;
  });
  const fetched = vi.fn<typeof fetch>(async () => new Response('', { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('modules are preloaded with links and have arrived when these load', async () => {
  const fetched = browser(true);
  const arrived = preloadModules(['/a.js']);
  expect(links()).toEqual(['/a.js']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await arrived;
  expect(fetched).not.toHaveBeenCalled();
});

test('a browser without module preload fetches them with their integrity', async () => {
  const fetched = browser(false);
  await preloadModules(['/b.js', '/c.js'], { '/b.js': 'sha256-b' });
  expect(fetched.mock.calls).toEqual([
    ['/b.js', { integrity: 'sha256-b' }],
    ['/c.js', {}],
  ]);
  expect(links()).toEqual([]);
});

test('a module that failed is requested again', async () => {
  browser(false, 404);
  await expect(preloadModules(['/d.js'])).rejects.toThrow('/d.js');
  const fetched = browser(false);
  await preloadModules(['/d.js']);
  expect(fetched).toHaveBeenCalledOnce();
});
