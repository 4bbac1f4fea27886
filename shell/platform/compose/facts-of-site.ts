import type { LinkDeclaration, MenuPlace, RemoteManifest, Slot } from '@venue/shared/contract/manifest.ts';
import type { MenuLink, SiteFacts, SitePage } from '@venue/shared/contract/site-facts.ts';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { isReleaseRoot } from '../../src/site/release-path.ts';
import { reservedAddresses } from '../../src/site/reserved-addresses.ts';

const placeholder = /\{([\w.]+)\}/g;

function factAt(venue: Venue, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      venue,
    );
}

/**
 * Replaces placeholders with facts of the venue: `{brand.slug}`, `{capacities.lounge} guests`. Throws on an
 * unknown fact.
 */
export function fillTemplate(text: string, venue: Venue): string {
  return text.replace(placeholder, (_, path: string) => {
    const fact = factAt(venue, path);
    if (typeof fact === 'number') return fact.toLocaleString('en-NG');
    if (typeof fact === 'string') return fact;
    throw new Error(`“${text}” uses {${path}}, which the venue's configuration does not have`);
  });
}

/** Whether compose writes its own files at an address: the home page and the releases. */
function isComposed(address: string): boolean {
  const [, name = ''] = address.split('/');
  return name === 'index' || isReleaseRoot(name);
}

type Placed = { link: LinkDeclaration; address: string };

function addressIn(manifest: RemoteManifest, view: string, venue: Venue): string {
  const declaration = manifest.views[view];
  if (!declaration) throw new Error(`${manifest.name} keeps ${view} offline, but declares no such view`);
  return fillTemplate(declaration.address, venue);
}

function pagesOf(manifest: RemoteManifest, venue: Venue): SitePage[] {
  return Object.entries(manifest.views).map(([id, { group, offline }]) => {
    const address = addressIn(manifest, id, venue);
    const page: SitePage = { view: `${manifest.name}/${id}`, address };
    const kept = offline && [address, ...offline.map((view) => addressIn(manifest, view, venue))];
    return Object.assign(page, group && { group }, kept && { offline: kept });
  });
}

/** Throws if two views, or a view and the shell, claim the same address. */
function assertOneOwnerEach(pages: readonly SitePage[]): void {
  const owners = new Map<string, string>(reservedAddresses.map((address) => [address, 'the shell']));
  for (const { address, view } of pages) {
    const owner = owners.get(address);
    if (owner !== undefined)
      throw new Error(`refused: ${owner} and ${view} both claim the address ${address}`);
    if (isComposed(address) || !/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(address)) {
      throw new Error(`refused: ${view} claims ${address}, which is not a valid page address`);
    }
    owners.set(address, view);
  }
}

function placedLinks(manifest: RemoteManifest, venue: Venue): Placed[] {
  return Object.entries(manifest.views).flatMap(([id, { links = [] }]) =>
    links.map((link) => ({ link, address: addressIn(manifest, id, venue) })),
  );
}

function menusOf(placed: readonly Placed[], venue: Venue): SiteFacts['menus'] {
  const menus: Partial<Record<MenuPlace, MenuLink[]>> = {};
  for (const { link, address } of placed.toSorted((a, b) => a.link.position - b.link.position)) {
    const entry: MenuLink = {
      title: fillTemplate(link.title, venue),
      path: address,
      ...(link.note !== undefined && { note: fillTemplate(link.note, venue) }),
    };
    (menus[link.in] ??= []).push(entry);
  }
  return menus;
}

function slotsOf(manifests: readonly RemoteManifest[]): SiteFacts['slots'] {
  const slots: Partial<Record<Slot, string[]>> = {};
  for (const { name, fragments } of manifests) {
    for (const [id, { slot }] of Object.entries(fragments)) {
      if (slot) (slots[slot] ??= []).push(`${name}/${id}`);
    }
  }
  return slots;
}

function acceptsOf(manifests: readonly RemoteManifest[]): SiteFacts['accepts'] {
  return Object.fromEntries(
    manifests.flatMap(({ name, accepts }) =>
      Object.entries(accepts).map(([set, accepted]) => [`${name}/${set}`, accepted] as const),
    ),
  );
}

/**
 * Merges the manifests of the remotes: pages with addresses, menus, and the fragments of every page. Throws if
 * two views claim one address, or a template uses an unknown fact.
 */
export function siteFactsOf(manifests: readonly RemoteManifest[], venue: Venue): SiteFacts {
  const inOrder = manifests.toSorted((a, b) => a.name.localeCompare(b.name));
  const pages = inOrder.flatMap((manifest) => pagesOf(manifest, venue));
  assertOneOwnerEach(pages);
  const menus = menusOf(
    inOrder.flatMap((manifest) => placedLinks(manifest, venue)),
    venue,
  );
  return {
    venue,
    pages,
    menus,
    slots: slotsOf(inOrder),
    accepts: acceptsOf(inOrder),
    composedOn: lagosDate(Date.now()),
  };
}
