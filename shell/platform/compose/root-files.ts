import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { noticesFile } from '../../../shared/federation/notices.ts';
import { liveVersionsAddress, reservedAddresses } from '../../src/site/reserved-addresses.ts';
import { iconFiles } from '../build/icons/icon-sizes.ts';
import type { Release } from '../releases/release-schema.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { singleFileScripts } from '../releases/single-file-scripts.ts';
import type { SiteState } from '../releases/site-state.ts';
import type { Folders } from './compose-request.ts';
import { writeText } from './compressed-files.ts';
import { publishHeaders } from './host-rules.ts';
import type { MetadataOfPages, SiteToCompose } from './pages.ts';

const appManifestAddress = '/site.webmanifest';

function iconAddress(shellVersion: string, file: string): string {
  return `/shell/${shellVersion}/icons/${file}`;
}

function themeColor(template: string): string {
  const [, color] = /<meta name="theme-color" content="([^"]+)"/.exec(template) ?? [];
  if (color === undefined) throw new Error('the shell defines no theme colour');
  return color;
}

type App = { venue: Pick<Venue, 'brand' | 'place'>; shellVersion: string; template: string };

/** The web app manifest, for home screens. */
export function appManifest({ venue: { brand, place }, shellVersion, template }: App) {
  const color = themeColor(template);
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: `${brand.name}, ${place.town}`,
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: iconFiles.flatMap(({ file, size, purpose }) =>
      purpose === 'apple'
        ? []
        : [{ src: iconAddress(shellVersion, file), sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  };
}

/** Links to the manifest, and to the Apple icon, which is not in it. */
export function appTags(shellVersion: string): string {
  return `<link rel="manifest" href="${appManifestAddress}"/><link rel="apple-touch-icon" href="${iconAddress(shellVersion, 'apple-touch-icon.png')}"/>`;
}

/** Writes `sitemap.xml` and `robots.txt`, unless the site has no address. */
export async function publishSitemap(
  folder: string,
  siteUrl: string | undefined,
  addresses: readonly string[],
): Promise<void> {
  if (siteUrl === undefined) return;
  const urls = addresses.map((address) => `<url><loc>${siteUrl}${address}</loc></url>\n`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  await writeText(path.join(folder, 'sitemap.xml'), sitemap);
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  await writeText(path.join(folder, 'robots.txt'), robots);
}

/** Publishes the shell's service worker beside the pages. */
async function publishWorker(client: string, folder: string): Promise<void> {
  const { file } = singleFileScripts.worker;
  await writeText(path.join(folder, file), await readFile(path.join(client, file), 'utf8'));
}

/** Writes the licences of everything that the live releases ship into one file with a permanent address. */
async function publishNotices(clients: readonly string[], folder: string): Promise<void> {
  const texts = await Promise.all(clients.map((client) => readFile(path.join(client, noticesFile), 'utf8')));
  await writeText(path.join(folder, noticesFile), texts.join('\n\n'));
}

function listedIn(metadata: MetadataOfPages): string[] {
  return [...metadata.keys()].filter(
    (address) => metadata.get(address)?.isListed && !reservedAddresses.includes(address),
  );
}

function versionsOf(releases: readonly Release[]): string {
  return JSON.stringify(Object.fromEntries(releases.map(({ package: name, version }) => [name, version])));
}

type RootFiles = Folders & {
  releases: readonly Release[];
  site: Pick<SiteToCompose, 'facts' | 'shell' | 'siteUrl'>;
  /** The state of the site to publish. */
  published: SiteState;
  template: string;
  metadata: MetadataOfPages;
};

/**
 * Writes the files at the root of the site other than pages: for browsers (web app manifest, worker, licences),
 * search engines and hosts.
 */
export async function publishRootFiles(files: RootFiles): Promise<void> {
  const { store, folder, releases, published, template, metadata } = files;
  const { facts, shell, siteUrl } = files.site;
  const clientOf = (release: Release) => path.join(releaseFolder(store, release), 'client');
  const manifest = appManifest({ venue: facts.venue, shellVersion: shell.version, template });
  await writeText(path.join(folder, appManifestAddress), JSON.stringify(manifest));
  await publishWorker(clientOf(shell), folder);
  await publishNotices(releases.map(clientOf), folder);
  await publishSitemap(folder, siteUrl, listedIn(metadata));
  await writeText(path.join(folder, liveVersionsAddress), versionsOf(releases));
  await publishHeaders(folder, Object.keys(published.packages).toSorted());
}
