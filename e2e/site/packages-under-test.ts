import { liveSite } from '@venue/shell/platform/deploy/live-site.ts';
import { buildPackages, type Print, type Versions } from '@venue/shell/platform/build/build-package.ts';
import { packageNames, siteFolder } from '@venue/shell/platform/releases/folders.ts';

/** The live versions of all packages on this machine; undefined where there is no live site. */
async function liveVersions(): Promise<Versions | undefined> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none') return undefined;
  const versions = Object.entries(live.document.packages).map(([name, { live: version }]) => [name, version]);
  return Object.fromEntries(versions);
}

/**
 * What the site under test is made of: every package of this checkout; or the one that `TEST_PACKAGE` names, and all others as
 * they are live. Where nothing is live on this machine, all are of this checkout.
 */
export async function packagesUnderTest(print: Print): Promise<Versions> {
  const own = packageNames.find((name) => name === process.env['TEST_PACKAGE']);
  const live = own && (await liveVersions());
  if (!own || !live) return buildPackages(packageNames, print);
  return { ...live, ...(await buildPackages([own], print)) };
}
