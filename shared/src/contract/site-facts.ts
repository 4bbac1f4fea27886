import type { CalendarDate } from '../dates.ts';
import type { Venue } from '../venue/venue-schema.ts';
import type { AcceptedSet, MenuGroup, MenuPlace, Slot } from './manifest.ts';

/** A page of the site. */
export type SitePage = {
  /** The view that it shows: `mf-forms/contact`. */
  readonly view: string;
  readonly address: string;
  readonly group?: MenuGroup;
  /** Addresses that are kept on the device when this page is opened, its own among them. */
  readonly offline?: readonly string[];
};

export type MenuLink = { readonly title: string; readonly path: string; readonly note?: string };

/**
 * What is true of the whole site: put together by compose from the manifests of the live remotes and the venue's
 * document, and carried by every page.
 */
export type SiteFacts = {
  readonly venue: Venue;
  readonly pages: readonly SitePage[];
  readonly menus: Readonly<Partial<Record<MenuPlace, readonly MenuLink[]>>>;
  /** Fragments that stand on every page. */
  readonly slots: Readonly<Partial<Record<Slot, readonly string[]>>>;
  /** The sets of values that remotes accept, by `remote/set`. */
  readonly accepts: Readonly<Record<string, AcceptedSet>>;
  /** Lagos' date when the pages were composed, by which their HTML was written: `useDay` gives it until a page lives. */
  readonly composedOn: CalendarDate;
};

declare global {
  var siteFacts: SiteFacts | undefined;
}

/**
 * Sets the facts for everything that is loaded from now on: the shell does it before it starts, compose before it loads
 * the server builds. They stay the same as long as the page lives, so modules may read them once, when they load.
 */
export function provideSiteFacts(facts: SiteFacts): void {
  globalThis.siteFacts = facts;
}

/** The facts of the site that this code runs in. */
export function siteFacts(): SiteFacts {
  const facts = globalThis.siteFacts;
  if (!facts) throw new Error('nobody has provided the facts of the site yet');
  return facts;
}
