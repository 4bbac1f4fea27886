import type { PageMetadata } from './page-metadata.ts';

/** `/` has the address of the site with its slash, as browsers write it. */
export function absolute(siteUrl: string, address: string): string {
  return `${siteUrl}${address}`;
}

function property(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${content}"/>`;
}

type Shared = { siteUrl: string; address: string; metadata: PageMetadata; siteName: string };

/** What a link to a page shows where it is sent, and the one address under which search engines know the page. */
export function shareTags({ siteUrl, address, metadata, siteName }: Shared): string {
  const { title, description, picture } = metadata;
  const url = absolute(siteUrl, address);
  const shown = picture
    ? [
        property('image', absolute(siteUrl, picture.address)),
        property('image:width', picture.width),
        property('image:height', picture.height),
        property('image:alt', picture.alt),
        '<meta name="twitter:card" content="summary_large_image"/>',
      ]
    : [];
  return [
    `<link rel="canonical" href="${url}"/>`,
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title),
    property('description', description),
    property('url', url),
    ...shown,
  ].join('');
}
