import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { embeddedJson } from '../../src/page/page-blocks.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { type PageWords, pageWords } from './page-words.ts';
import { shareTags } from './share-tags.ts';
import { venueData } from './venue-data.ts';

/** A page as it was rendered, with what its remote says of it to search engines. */
export type FoundPage = { address: string; html: string; data?: readonly object[] };

type Found = { siteUrl: string; venue: Venue; pages: readonly FoundPage[] };

/** Data, not a script: the policy has nothing to say about it. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${embeddedJson(data)}</script>`;
}

function titleIn({ title }: PageWords, brand: string): string {
  return title.endsWith(` · ${brand}`) ? title.slice(0, -` · ${brand}`.length) : title;
}

/**
 * What each page that may be listed adds to its head, by its address. A page without a picture is shared with the first
 * page's.
 */
export function foundTags({ siteUrl, venue, pages }: Found): ReadonlyMap<string, string> {
  const listed = pages
    .map(({ address, html, data = [] }) => ({ address, words: pageWords(html), data }))
    .filter(({ words }) => words.isListed);
  const siteName = venue.brand.name;
  const titles = new Map(listed.map(({ address, words }) => [address, titleIn(words, siteName)]));
  const steps = new Map([...titles, ['/', siteName]]);
  const picture = listed.find(({ address }) => address === '/')?.words.picture;
  return new Map(
    listed.map(({ address, words, data: own }) => {
      const data = breadcrumbs(address, steps, siteUrl) ?? venueData(venue, siteUrl, picture?.address);
      const tags = shareTags({
        siteUrl,
        address,
        siteName,
        words: { ...words, title: titles.get(address) ?? words.title, picture: words.picture ?? picture },
      });
      return [address, tags + [data, ...own].map(dataBlock).join('')];
    }),
  );
}
