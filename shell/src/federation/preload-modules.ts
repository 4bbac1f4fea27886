import type { SiteModules } from '../page/site-modules.ts';

const asked = new Map<string, Promise<void>>();

/** Safari before 17 and Firefox before 115 know no such links, and would never say that one has come. */
function knowsModuleLinks(): boolean {
  return document.createElement('link').relList.supports('modulepreload');
}

/** Into the browser's cache, from where it is imported. */
async function fetchFile(href: string, integrity: string | undefined): Promise<void> {
  const response = await fetch(href, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`${href} is not to be had: ${response.status}`);
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
    link.addEventListener('error', () => reject(new Error(`${href} did not come as it was released`)));
  });
}

function ask(href: string, integrity: string | undefined): Promise<void> {
  const arrived = (knowsModuleLinks() ? fetchByLink : fetchFile)(href, integrity);
  arrived.catch(() => asked.delete(href));
  return arrived;
}

/**
 * Asks for modules side by side, so that a part does not cost one round trip after another. With an integrity, resolves
 * when all have come, and rejects if one has not: who imports them earlier may run what was not released.
 */
export async function preloadModules(
  files: readonly string[],
  integrity: SiteModules['integrity'] = {},
): Promise<void> {
  const arriving = files.map((href) => {
    const pending = asked.get(href) ?? ask(href, integrity[href]);
    asked.set(href, pending);
    return pending;
  });
  await Promise.all(arriving);
}
