import type { MenuGroup } from '@venue/shared/contract/manifest.ts';
import { type MenuLink, siteFacts } from '@venue/shared/contract/site-facts.ts';

/** A dropdown of the header or a column of the footer. */
export type NavigationGroup = {
  id: string;
  title: string;
  links: readonly MenuLink[];
  /** Links open in a new tab (H-09). */
  newTab?: boolean;
};

export type HeaderGroup = NavigationGroup & { id: MenuGroup };

type GroupFrame = { id: MenuGroup; title: string; shortTitle?: string; newTab?: boolean };

/** The four groups that remotes put their links into (H-02, H-04 to H-07, FT-03). */
const frames: readonly GroupFrame[] = [
  { id: 'about', title: 'About' },
  { id: 'events', title: 'Events' },
  { id: 'facilities', title: 'Facilities and Services', shortTitle: 'Facilities', newTab: true },
  { id: 'media', title: 'Media' },
];

const { menus } = siteFacts();

/** The dropdowns of the header; a group without links does not show. */
export const groups: readonly HeaderGroup[] = frames
  .map(({ id, title, newTab = false }) => ({ id, title, newTab, links: menus[`header/${id}`] ?? [] }))
  .filter(({ links }) => links.length > 0);

/** The plain links of the header: the first stands in front of the groups, the others behind them (H-03). */
export const [home, ...plainLinks] = menus.header ?? [];

/** The button at the end of the header. */
export const [headerAction] = menus['header/action'] ?? [];

/** Links in the line at the bottom of every page. */
export const baseLinks: readonly MenuLink[] = menus['footer/base'] ?? [];

/** Columns of the footer (FT-03). A group without links of its own for the footer has those of the header. */
export const footerColumns: readonly NavigationGroup[] = frames
  .map(({ id, title, shortTitle = title, newTab = false }) => ({
    id: `footer-${id}`,
    title: shortTitle,
    newTab,
    links: menus[`footer/${id}`] ?? menus[`header/${id}`] ?? [],
  }))
  .filter(({ links }) => links.length > 0);

/** Ways on from an address that does not exist, and from a page that cannot be fetched. */
export const waysOn: Readonly<Record<'not-found' | 'offline', readonly MenuLink[]>> = {
  'not-found': menus['not-found'] ?? [],
  offline: menus.offline ?? [],
};

/** What a link says of itself where the page that it leads to is shown. */
export function currentAt(here: string, { path }: MenuLink): 'page' | undefined {
  return path === here ? 'page' : undefined;
}

/** Whether the page belongs to the group, as one of its links or under one of them. */
export function groupHolds({ id, links }: HeaderGroup, pathname: string): boolean {
  const own = links.some((link) => link.path === pathname);
  // More of the pages may be known by now than when the page was loaded.
  return own || siteFacts().pages.some((page) => page.address === pathname && page.group === id);
}
