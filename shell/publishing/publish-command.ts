import { siteBase } from '../live/site-base.ts';
import { siteFolder } from '../release/places.ts';
import { publishGuarded } from './publish-guarded.ts';
import { publishReleases } from './publish-releases.ts';
import { runCommand, say } from './run-command.ts';
import { openS3Store } from './s3-store.ts';
import { storeFrom } from './store-address.ts';

/** The site that is published is the one of the releases that are: neither an older nor a newer one. */
async function assertComposed(): Promise<void> {
  const { live, document } = await siteBase(siteFolder);
  if (live.kind !== 'none' && JSON.stringify(live.document) === JSON.stringify(document)) return;
  throw new Error(
    `${siteFolder} is not the site of the releases that are here. Run "npm run compose" first.`,
  );
}

/** `npm run publish:site`: puts the releases (RELEASES_STORE) and the composed site (SITE_STORE) into their stores. */
await runCommand(async () => {
  const address = storeFrom('SITE_STORE');
  if (!address)
    throw new Error('SITE_STORE is not set: name the store that serves the site, s3://bucket/folder');
  const site = openS3Store(address);
  const releases = storeFrom('RELEASES_STORE');
  if (releases) await assertComposed();
  const { guarded, put, same, removed } = await publishGuarded({
    folder: siteFolder,
    site,
    before: async () => {
      if (releases) await publishReleases(openS3Store(releases));
    },
  });
  if (!guarded) say(`${site.name} keeps no conditions: only one machine may publish at a time`);
  say(`live  ${site.name}  ${put} sent, ${same} there already, ${removed} removed`);
});
