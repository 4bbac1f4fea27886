import { liveSite } from '@venue/shell/platform/deploy/live-site.ts';
import { buildPackages, type Print, type Versions } from '@venue/shell/platform/build/build-package.ts';
import { liveVersions } from '@venue/shell/platform/releases/release-document.ts';
import { packageNames, siteFolder } from '@venue/shell/platform/releases/folders.ts';

/** The live versions of all packages on this machine; undefined if there is no live site. */
async function versionsOnThisMachine(): Promise<Versions | undefined> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none') return undefined;
  return Object.fromEntries(liveVersions(live.document).map(({ name, version }) => [name, version]));
}

/**
 * The packages of the site under test: all from this checkout, or only the one in `TEST_PACKAGE` and the live
 * versions of all others. If nothing is live on this machine, all are from this checkout.
 */
export async function packagesUnderTest(print: Print): Promise<Versions> {
  const own = packageNames.find((name) => name === process.env['TEST_PACKAGE']);
  const live = own && (await versionsOnThisMachine());
  if (!own || !live) return buildPackages(packageNames, print);
  return { ...live, ...(await buildPackages([own], print)) };
}
