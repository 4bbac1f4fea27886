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

type GroupTitle = { id: MenuGroup; title: string; shortTitle?: string; newTab?: boolean };

/** The four groups for the links of remotes (H-02, H-04 to H-07, FT-03). */
const groupTitles: readonly GroupTitle[] = [
  { id: 'about', title: 'About' },
  { id: 'events', title: 'Events' },
  { id: 'facilities', title: 'Facilities and Services', shortTitle: 'Facilities', newTab: true },
  { id: 'media', title: 'Media' },
];

const { menus } = siteFacts();

/** The dropdowns of the header: groups that have links. */
export const groups: readonly HeaderGroup[] = groupTitles
  .map(({ id, title, newTab = false }) => ({ id, title, newTab, links: menus[`header/${id}`] ?? [] }))
  .filter(({ links }) => links.length > 0);

/** The plain links of the header: the first comes before the groups, the others after them (H-03). */
export const [home, ...plainLinks] = menus.header ?? [];

/** The button at the end of the header. */
export const [headerAction] = menus['header/action'] ?? [];

/** Links in the line at the bottom of every page. */
export const baseLinks: readonly MenuLink[] = menus['footer/base'] ?? [];

/** Columns of the footer (FT-03). A group without footer links has those of the header. */
export const footerColumns: readonly NavigationGroup[] = groupTitles
  .map(({ id, title, shortTitle = title, newTab = false }) => ({
    id: `footer-${id}`,
    title: shortTitle,
    newTab,
    links: menus[`footer/${id}`] ?? menus[`header/${id}`] ?? [],
  }))
  .filter(({ links }) => links.length > 0);

/** Links on the 404 page and on the offline page. */
export const suggestedLinks: Readonly<Record<'not-found' | 'offline', readonly MenuLink[]>> = {
  'not-found': menus['not-found'] ?? [],
  offline: menus.offline ?? [],
};

/** `aria-current` of a link. */
export function ariaCurrent(currentPath: string, { path }: MenuLink): 'page' | undefined {
  return path === currentPath ? 'page' : undefined;
}

/** Whether the page is one of the group's links or belongs under one of them. */
export function isCurrentGroup({ id, links }: HeaderGroup, pathname: string): boolean {
  const own = links.some((link) => link.path === pathname);
  // Read again here, because more pages may be known by now.
  return own || siteFacts().pages.some((page) => page.address === pathname && page.group === id);
}
