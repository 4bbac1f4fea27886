import type { CalendarDate } from '../time/dates.ts';
import type { AcceptedSet, MenuGroup, MenuPlace, Slot } from './manifest.ts';
import type { Venue } from './venue-schema.ts';

/** A page of the site. */
export type SitePage = {
  /** The view that it shows: `mf-forms/contact`. */
  readonly view: string;
  readonly address: string;
  readonly group?: MenuGroup;
  /** Addresses to store on the device when this page is opened, including its own. */
  readonly offline?: readonly string[];
};

export type MenuLink = { readonly title: string; readonly path: string; readonly note?: string };

/**
 * Facts about the whole site, which compose merges from the live remotes' manifests and the venue's document.
 * Every page contains them.
 */
export type SiteFacts = {
  readonly venue: Venue;
  readonly pages: readonly SitePage[];
  readonly menus: Readonly<Partial<Record<MenuPlace, readonly MenuLink[]>>>;
  /** Fragments that are shown on every page. */
  readonly slots: Readonly<Partial<Record<Slot, readonly string[]>>>;
  /** The sets of values that remotes accept, by `remote/set`. */
  readonly accepts: Readonly<Record<string, AcceptedSet>>;
  /** The date in Lagos when the pages were composed; `useTodayOrComposedDay` returns it until the page is hydrated. */
  readonly composedOn: CalendarDate;
};

declare global {
  var siteFacts: SiteFacts | undefined;
}

/**
 * Called by the shell before it starts, and by compose before it loads the server builds. Modules may read
 * the facts once, when they load: only `pages` is ever replaced, by a longer list.
 */
export function provideSiteFacts(facts: SiteFacts): void {
  globalThis.siteFacts = facts;
}

/** The facts of the site that this code runs in. */
export function siteFacts(): SiteFacts {
  const facts = globalThis.siteFacts;
  if (!facts) throw new Error('the facts of the site have not been provided yet');
  return facts;
}
