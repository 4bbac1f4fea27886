import type { PageMetadata } from './page-metadata.ts';

export function absoluteUrl(siteUrl: string, address: string): string {
  return `${siteUrl}${address}`;
}

function property(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${content}"/>`;
}

type Shared = { siteUrl: string; address: string; metadata: PageMetadata; siteName: string };

/** The canonical address of a page, and its link preview. */
export function shareTags({ siteUrl, address, metadata, siteName }: Shared): string {
  const { title, description, picture } = metadata;
  const url = absoluteUrl(siteUrl, address);
  const shown = picture
    ? [
        property('image', absoluteUrl(siteUrl, picture.address)),
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
