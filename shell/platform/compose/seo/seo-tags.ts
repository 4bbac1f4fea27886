import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { embeddedJson } from '../../../src/page-data/page-blocks.ts';
import { breadcrumbs, pathTo } from './breadcrumbs.ts';
import type { PagePicture, PageMetadata } from './page-metadata.ts';
import { shareTags } from './share-tags.ts';
import { venueData } from './venue-data.ts';

/** A rendered page, and the structured data that its remote provides. */
type FoundPage = { address: string; metadata: PageMetadata; data: readonly object[] };

/** What a page takes from its ancestors. */
export type Ancestors = {
  /** Titles of its ancestors, by address. */
  titles: readonly (readonly [address: string, title: string])[];
  /** The picture of the home page. */
  picture: PagePicture | undefined;
};

/** Browsers do not run this element, so the policy need not allow it. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${embeddedJson(data)}</script>`;
}

function titleIn({ title }: PageMetadata, brand: string): string {
  return title.endsWith(` · ${brand}`) ? title.slice(0, -` · ${brand}`.length) : title;
}

/** `metadata` has all pages rendered so far. */
export function ancestorsOf(
  address: string,
  metadata: ReadonlyMap<string, PageMetadata>,
  venue: Venue,
): Ancestors {
  const siteName = venue.brand.name;
  const titles = pathTo(address).flatMap((step) => {
    const found = step === address ? undefined : metadata.get(step);
    if (!found?.isListed) return [];
    return [[step, step === '/' ? siteName : titleIn(found, siteName)] as const];
  });
  const first = metadata.get('/');
  return { titles, picture: first?.isListed ? first.picture : undefined };
}

type Found = { siteUrl: string; venue: Venue; page: FoundPage; ancestors: Ancestors };

/**
 * Head elements for search engines and link previews; none if the page must not be listed. A page without a
 * picture uses the home page's.
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
