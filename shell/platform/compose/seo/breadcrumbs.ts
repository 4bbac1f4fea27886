import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from './share-tags.ts';

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

/** `/`, `/media/latest-news`, `/media/latest-news/1`. */
export function pathTo(address: string): string[] {
  const names = address.split('/').filter(Boolean);
  return ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
}

/** The breadcrumbs of a page. `titles` are HTML, by address. Undefined for the home page. */
export function breadcrumbs(
  address: string,
  titles: ReadonlyMap<string, string>,
  siteUrl: string,
): WithContext<BreadcrumbList> | undefined {
  if (address === '/') return undefined;
  const steps = pathTo(address).filter((step) => titles.has(step));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(titles.get(step) ?? ''),
      item: absoluteUrl(siteUrl, step),
    })),
  };
}
