import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxDocument } from '@venue/shell/platform/configuration/chosen-document.ts';
import { packageNames } from '@venue/shell/platform/releases/folders.ts';
import { changeSite } from '@venue/shell/platform/deploy/change-site.ts';
import { buildPackages, type Say } from '@venue/shell/platform/build/build-package.ts';
import { buildBundle } from './build-bundle.ts';
import { bundleBlocks, writeWithoutScripts } from './page-variants.ts';

const workFolder = fileURLToPath(new URL('../.bench', import.meta.url));

/** Where each candidate is served from. */
export const folders = {
  site: path.join(workFolder, 'site'),
  /** The same pages without any script: what paint is compared with. */
  'no scripts': path.join(workFolder, 'no-scripts'),
  /** The same sources as one application, split by its routes: what coming to life, scripts and links are compared with. */
  'split build': path.join(workFolder, 'split-build'),
} as const;

/** Builds what changed, composes the site, and makes what it is compared with from the same sources. */
export async function prepareCandidates(say: Say): Promise<void> {
  const promote = await buildPackages(packageNames, say);
  await rm(workFolder, { recursive: true, force: true });
  // No page calls a service while it loads, so nothing needs to listen there.
  const configuration = await sandboxDocument('http://127.0.0.1:4180');
  await changeSite({
    siteFolder: folders.site,
    doing: 'benchmark',
    change: () => ({ promote, configuration }),
  });
  await writeWithoutScripts(folders.site, folders['no scripts']);
  await buildBundle({ folder: folders['split build'], blocks: await bundleBlocks(folders.site) });
}
