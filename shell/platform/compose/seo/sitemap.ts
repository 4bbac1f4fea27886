import path from 'node:path';
import { writeText } from '../site-files.ts';
import { absoluteUrl } from './share-tags.ts';

const files = ['sitemap.xml', 'robots.txt'] as const;

function sitemap(siteUrl: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${absoluteUrl(siteUrl, address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Writes `sitemap.xml` and `robots.txt`, unless the site has no address. */
export async function publishSitemap(
  folder: string,
  siteUrl: string | undefined,
  addresses: readonly string[],
): Promise<void> {
  if (siteUrl === undefined) return;
  await writeText(path.join(folder, files[0]), sitemap(siteUrl, addresses));
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(siteUrl, `/${files[0]}`)}\n`;
  await writeText(path.join(folder, files[1]), robots);
}
