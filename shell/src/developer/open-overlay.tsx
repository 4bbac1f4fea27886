import type { PageModules } from '../federation/page-modules.ts';
import type { SiteConfig } from '../page/site-config.ts';
import type { PartSource } from '../parts/source-of-parts.ts';
import { keepTries, keptTries } from './kept-tries.ts';
import { fetchLists, type Lists, versionsOf } from './listed-releases.ts';
import { localOrigins, policyOfPage } from './local-origins.ts';
import { showOverlay } from './show-overlay.tsx';
import { fetchTried, type TriedRelease } from './tried-release.ts';
import { triedSource } from './tried-source.ts';
import type { Try } from './tries.ts';

/** The page that the overlay lies over. */
export type OverlaidPage = {
  modules: Pick<PageModules, 'remotes'>;
  config: Pick<SiteConfig, 'mode'>;
  root: HTMLElement;
  /** Where the code of parts comes from. */
  placed: PartSource;
};

/** Where the code of parts comes from, and whether some of it is of other versions than the live ones. */
export type OverlaidSource = Pick<OverlaidPage, 'placed'> & { isTrying: boolean };

type Tried = { kind: 'runs'; one: Try; release: TriedRelease } | { kind: 'refused'; why: string };

async function tryOut(one: Try, lists: Lists): Promise<Tried> {
  const { remote, version, from = '' } = one;
  const listed = lists.get(from);
  if (!listed || !versionsOf(listed, remote).includes(version)) {
    const where = from || 'this site';
    return { kind: 'refused', why: `${remote} ${version} is in no list of releases of ${where}.` };
  }
  try {
    return { kind: 'runs', one, release: await fetchTried(one) };
  } catch (error) {
    return { kind: 'refused', why: error instanceof Error ? `${error.message}.` : String(error) };
  }
}

/**
 * Opens the overlay of a device that asks for it, and finds the versions that it tries: only listed ones, only what they are
 * named after, only from where the page's policy lets scripts come. With one of them, the page is rendered in the browser: its
 * HTML is of the live versions. In a frame nothing happens.
 */
export async function openOverlay({ modules, config, root, placed }: OverlaidPage): Promise<OverlaidSource> {
  if (window.top !== window.self) return { placed, isTrying: false };
  const local = localOrigins(policyOfPage());
  const lists = await fetchLists(local);
  const found = await Promise.all(keptTries(Date.now()).map((one) => tryOut(one, lists)));
  const running = found.flatMap((tried) => (tried.kind === 'runs' ? [tried] : []));
  const refused = found.flatMap((tried) => (tried.kind === 'refused' ? [tried.why] : []));
  const tries = running.map(({ one }) => one);
  keepTries(tries);
  showOverlay({ remotes: modules.remotes, lists, local, tries, mode: config.mode, refused });
  if (running.length === 0) return { placed, isTrying: false };
  root.replaceChildren();
  const releases = new Map(running.map(({ one, release }) => [one.remote, release]));
  return { placed: triedSource(releases, placed), isTrying: true };
}
