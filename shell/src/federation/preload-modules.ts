import type { SiteModules } from '../page-data/site-modules.ts';

const requests = new Map<string, Promise<void>>();

/** Not in Safari before 17 and Firefox before 115, where such a link raises no event. */
function supportsModulePreload(): boolean {
  return document.createElement('link').relList.supports('modulepreload');
}

/** Puts the file into the browser's cache, from which it is imported. */
async function fetchFile(href: string, integrity: string | undefined): Promise<void> {
  const response = await fetch(href, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`${href} could not be fetched: ${response.status}`);
  await response.arrayBuffer();
}

function fetchByLink(href: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  if (integrity) link.integrity = integrity;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} is missing or has the wrong content`)));
  });
}

function request(href: string, integrity: string | undefined): Promise<void> {
  const arrived = (supportsModulePreload() ? fetchByLink : fetchFile)(href, integrity);
  arrived.catch(() => requests.delete(href));
  return arrived;
}

/**
 * Fetches modules in parallel, so that a part does not cost one round trip after another. Resolves when all
 * have arrived, and rejects if one has not. Where only this checks the integrity, import nothing before it
 * resolves.
 */
export async function preloadModules(
  files: readonly string[],
  integrity: SiteModules['integrity'] = {},
): Promise<void> {
  const arriving = files.map((href) => {
    const pending = requests.get(href) ?? request(href, integrity[href]);
    requests.set(href, pending);
    return pending;
  });
  await Promise.all(arriving);
}
