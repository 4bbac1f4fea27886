import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { embeddedJson } from '../../../src/page-data/page-blocks.ts';
import type { PageMetadata } from './page-metadata.ts';
import { venueData } from './venue-data.ts';

type ListedPage = {
  siteUrl: string;
  venue: Venue;
  address: string;
  metadata: PageMetadata;
  /** Structured data that the page's remote provides. */
  data: readonly object[];
  /** Metadata of the pages above it, by address. */
  above: ReadonlyMap<string, PageMetadata>;
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Decodes text that React escaped. */
function plain(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** The title of a page without the name of the site, as HTML. */
function ownTitle({ title }: PageMetadata, { brand }: Venue): string {
  return title.endsWith(` · ${brand.name}`) ? title.slice(0, -` · ${brand.name}`.length) : title;
}

/** `/`, `/media/latest-news`, `/media/latest-news/1`. */
function pathTo(address: string): string[] {
  const names = address.split('/').filter(Boolean);
  return ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
}

function breadcrumbs(page: ListedPage): WithContext<BreadcrumbList> {
  const { siteUrl, venue, address, metadata, above } = page;
  const steps = pathTo(address).flatMap((step) => {
    const found = step === address ? metadata : above.get(step);
    if (!found?.isListed) return [];
    const name = step === '/' ? venue.brand.name : plain(ownTitle(found, venue));
    return [{ name, item: `${siteUrl}${step}` }];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function property(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${content}"/>`;
}

/** The picture of a link preview: the page's, or the home page's. */
function previewPicture({ siteUrl, metadata, above }: ListedPage): string[] {
  const home = above.get('/');
  const picture = metadata.picture ?? (home?.isListed ? home.picture : undefined);
  if (!picture) return [];
  return [
    property('image', `${siteUrl}${picture.address}`),
    property('image:width', picture.width),
    property('image:height', picture.height),
    property('image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}

/** Browsers do not run this element, so the policy need not allow it. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${embeddedJson(data)}</script>`;
}

/** Head elements for search engines and link previews; none if the page must not be listed. */
export function seoTags(page: ListedPage): string {
  const { siteUrl, venue, address, metadata } = page;
  if (!metadata.isListed) return '';
  const url = `${siteUrl}${address}`;
  const data = address === '/' ? venueData(venue, siteUrl, metadata.picture?.address) : breadcrumbs(page);
  return [
    `<link rel="canonical" href="${url}"/>`,
    property('type', 'website'),
    property('site_name', venue.brand.name),
    property('title', ownTitle(metadata, venue)),
    property('description', metadata.description),
    property('url', url),
    ...previewPicture(page),
    ...[data, ...page.data].map(dataBlock),
  ].join('');
}
