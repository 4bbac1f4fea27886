import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxDocument } from '@venue/shell/platform/configuration/sandbox-document.ts';
import { packageNames } from '@venue/shell/platform/releases/places.ts';
import { changeSite } from '@venue/shell/platform/deploy/change-site.ts';
import { buildPackages, type Say } from '@venue/shell/platform/build/build-packages.ts';
import { buildBundle } from './build-bundle.ts';
import { bundleBlocks, withoutScripts, withScriptsInHead, writeVariant } from './page-variants.ts';

/** One way to deliver the home page. */
export type Candidate = {
  /** Folder that is served, and name in the results. */
  id: string;
  /** Heading of its column. */
  title: string;
  /** Whether React takes the page over. */
  hydrates: boolean;
};

/** The composed site first, then what it is compared with. */
export const candidates = [
  { id: 'site', title: 'This site', hydrates: true },
  { id: 'no-scripts', title: 'Its HTML without scripts', hydrates: false },
  { id: 'one-bundle', title: 'Single bundle', hydrates: true },
  { id: 'one-build', title: 'One build, split by page', hydrates: true },
  { id: 'scripts-in-head', title: 'This site, scripts in head', hydrates: true },
] as const satisfies readonly Candidate[];
export type CandidateId = (typeof candidates)[number]['id'];

const workFolder = fileURLToPath(new URL('../.bench', import.meta.url));

export function folderOf(id: CandidateId): string {
  return path.join(workFolder, id);
}

/** The composed site, as `prepareSite` leaves it. */
export const composedSite = folderOf('site');

/** Builds what changed and composes the site. */
export async function prepareSite(say: Say): Promise<void> {
  const promote = await buildPackages(packageNames, say);
  await rm(workFolder, { recursive: true, force: true });
  // No page calls a service while it loads, so nothing needs to listen there.
  const configuration = await sandboxDocument('http://127.0.0.1:4180');
  await changeSite({
    siteFolder: composedSite,
    doing: 'benchmark',
    change: () => ({ promote, configuration }),
  });
}

/** Makes the site and everything that it is compared with from the same sources. */
export async function prepareCandidates(say: Say): Promise<void> {
  await prepareSite(say);
  await writeVariant(composedSite, { folder: folderOf('no-scripts'), change: withoutScripts });
  await writeVariant(composedSite, { folder: folderOf('scripts-in-head'), change: withScriptsInHead });
  const blocks = await bundleBlocks(composedSite);
  await buildBundle({ folder: folderOf('one-bundle'), blocks, splitByPage: false });
  await buildBundle({ folder: folderOf('one-build'), blocks, splitByPage: true });
}
