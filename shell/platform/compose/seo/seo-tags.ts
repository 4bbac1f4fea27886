import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { embeddedJson } from '../../../src/page/page-blocks.ts';
import { breadcrumbs, wayTo } from './breadcrumbs.ts';
import type { PagePicture, PageMetadata } from './page-metadata.ts';
import { shareTags } from './share-tags.ts';
import { venueData } from './venue-data.ts';

/** A page that was rendered, with what its remote says of it to search engines. */
type FoundPage = { address: string; metadata: PageMetadata; data: readonly object[] };

/** What a page takes from those above it. */
export type Ancestors = {
  /** What the pages on the way to it are called, by their addresses. */
  titles: readonly (readonly [address: string, title: string])[];
  /** The first page's picture. */
  picture: PagePicture | undefined;
};

/** An element that browsers do not run, so the policy need not allow it. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${embeddedJson(data)}</script>`;
}

function titleIn({ title }: PageMetadata, brand: string): string {
  return title.endsWith(` · ${brand}`) ? title.slice(0, -` · ${brand}`.length) : title;
}

/** What a page takes from those above it; `words`: of all pages that were rendered so far. */
export function ancestorsOf(
  address: string,
  metadata: ReadonlyMap<string, PageMetadata>,
  venue: Venue,
): Ancestors {
  const siteName = venue.brand.name;
  const titles = wayTo(address).flatMap((step) => {
    const found = step === address ? undefined : metadata.get(step);
    if (!found?.isListed) return [];
    return [[step, step === '/' ? siteName : titleIn(found, siteName)] as const];
  });
  const first = metadata.get('/');
  return { titles, picture: first?.isListed ? first.picture : undefined };
}

type Found = { siteUrl: string; venue: Venue; page: FoundPage; ancestors: Ancestors };

/**
 * What a page adds to its head for those who search and share; nothing where it asks not to be listed. A page without a picture
 * is shared with the first page's.
 */
export function seoTags({ siteUrl, venue, page, ancestors }: Found): string {
  const { address, metadata, data: own } = page;
  if (!metadata.isListed) return '';
  const siteName = venue.brand.name;
  const title = titleIn(metadata, siteName);
  const steps = new Map([...ancestors.titles, [address, title] as const]);
  const data = breadcrumbs(address, steps, siteUrl) ?? venueData(venue, siteUrl, metadata.picture?.address);
  const tags = shareTags({
    siteUrl,
    address,
    siteName,
    metadata: { ...metadata, title, picture: metadata.picture ?? ancestors.picture },
  });
  return tags + [data, ...own].map(dataBlock).join('');
}
