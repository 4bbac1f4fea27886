import path from 'node:path';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { iconFiles } from '../build/icons/icon-sizes.ts';
import { writeText } from './site-files.ts';

const appManifestAddress = '/site.webmanifest';

function iconAddress(shellVersion: string, file: string): string {
  return `/shell/${shellVersion}/icons/${file}`;
}

function themeColor(template: string): string {
  const [, color] = /<meta name="theme-color" content="([^"]+)"/.exec(template) ?? [];
  if (color === undefined) throw new Error('the shell defines no theme colour');
  return color;
}

type App = { venue: Venue; shellVersion: string; template: string };

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

export async function publishAppManifest(folder: string, app: App): Promise<void> {
  await writeText(path.join(folder, appManifestAddress), JSON.stringify(appManifest(app)));
}
