import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absolute } from './share-tags.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A text as React wrote it into HTML, as it was. */
function plain(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** Addresses on the way to a page: `/`, `/media/latest-news`, `/media/latest-news/1`. */
export function wayTo(address: string): string[] {
  const names = address.split('/').filter(Boolean);
  return ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
}

/** The pages on the way to one, by `titles`: what each page is called, as HTML. Undefined for the first page. */
export function breadcrumbs(
  address: string,
  titles: ReadonlyMap<string, string>,
  siteUrl: string,
): WithContext<BreadcrumbList> | undefined {
  if (address === '/') return undefined;
  const way = wayTo(address).filter((step) => titles.has(step));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(titles.get(step) ?? ''),
      item: absolute(siteUrl, step),
    })),
  };
}
