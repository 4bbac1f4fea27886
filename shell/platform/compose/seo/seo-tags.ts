import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { embeddedJson } from '../../../src/page/page-blocks.ts';
import { breadcrumbs, wayTo } from './breadcrumbs.ts';
import type { PagePicture, PageWords } from './page-summary.ts';
import { shareTags } from './share-tags.ts';
import { venueData } from './venue-data.ts';

/** A page that was rendered, with what its remote says of it to search engines. */
type FoundPage = { address: string; words: PageWords; data: readonly object[] };

/** What a page takes from those above it. */
export type PagesAbove = {
  /** What the pages on the way to it are called, by their addresses. */
  titles: readonly (readonly [address: string, title: string])[];
  /** The first page's picture. */
  picture: PagePicture | undefined;
};

/** An element that browsers do not run, so the policy need not allow it. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${embeddedJson(data)}</script>`;
}

function titleIn({ title }: PageWords, brand: string): string {
  return title.endsWith(` · ${brand}`) ? title.slice(0, -` · ${brand}`.length) : title;
}

/** What a page takes from those above it; `words`: of all pages that were rendered so far. */
export function pagesAbove(address: string, words: ReadonlyMap<string, PageWords>, venue: Venue): PagesAbove {
  const siteName = venue.brand.name;
  const titles = wayTo(address).flatMap((step) => {
    const found = step === address ? undefined : words.get(step);
    if (!found?.isListed) return [];
    return [[step, step === '/' ? siteName : titleIn(found, siteName)] as const];
  });
  const first = words.get('/');
  return { titles, picture: first?.isListed ? first.picture : undefined };
}

type Found = { siteUrl: string; venue: Venue; page: FoundPage; above: PagesAbove };

/**
 * What a page adds to its head for those who search and share; nothing where it asks not to be listed. A page without a picture
 * is shared with the first page's.
 */
export function seoTags({ siteUrl, venue, page, above }: Found): string {
  const { address, words, data: own } = page;
  if (!words.isListed) return '';
  const siteName = venue.brand.name;
  const title = titleIn(words, siteName);
  const steps = new Map([...above.titles, [address, title] as const]);
  const data = breadcrumbs(address, steps, siteUrl) ?? venueData(venue, siteUrl, words.picture?.address);
  const tags = shareTags({
    siteUrl,
    address,
    siteName,
    words: { ...words, title, picture: words.picture ?? above.picture },
  });
  return tags + [data, ...own].map(dataBlock).join('');
}
