import { liveSite } from '@venue/shell/platform/deploy/live-site.ts';
import { buildPackages, type Print, type Versions } from '@venue/shell/platform/build/build-package.ts';
import { packageNames, siteFolder } from '@venue/shell/platform/releases/folders.ts';

/** The live versions of all packages on this machine; undefined if there is no live site. */
async function liveVersions(): Promise<Versions | undefined> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none') return undefined;
  const versions = Object.entries(live.document.packages).map(([name, { live: version }]) => [name, version]);
  return Object.fromEntries(versions);
}

/**
 * The packages of the site under test: all from this checkout, or only the one in `TEST_PACKAGE` and the live
 * versions of all others. If nothing is live on this machine, all are from this checkout.
 */
export async function packagesUnderTest(print: Print): Promise<Versions> {
  const own = packageNames.find((name) => name === process.env['TEST_PACKAGE']);
  const live = own && (await liveVersions());
  if (!own || !live) return buildPackages(packageNames, print);
  return { ...live, ...(await buildPackages([own], print)) };
}
