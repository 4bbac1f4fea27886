import type { SiteModules } from '../page/site-modules.ts';

const asked = new Map<string, Promise<void>>();

function ask(href: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  if (integrity) link.integrity = integrity;
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not come as it was released`)));
  });
  arrived.catch(() => asked.delete(href));
  document.head.append(link);
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
