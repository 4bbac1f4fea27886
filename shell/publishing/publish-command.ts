import { changesOf } from '../live/change-log.ts';
import { documentIn } from '../live/live-site.ts';
import { siteBase } from '../live/site-base.ts';
import { siteFolder } from '../release/places.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { publishGuarded } from './publish-guarded.ts';
import { publishReleases } from './publish-releases.ts';
import { runCommand, say } from './run-command.ts';
import { openS3Store } from './s3-store.ts';
import { storeFrom } from './store-address.ts';
import { publishLog } from './stored-log.ts';

/** The release document of a composition. The site that is published is the one of the releases that are: neither an older nor a newer one. */
async function releasedDocument(composition: string): Promise<ReleaseDocument> {
  const [composed, { document }] = await Promise.all([documentIn(composition), siteBase(siteFolder)]);
  if (JSON.stringify(composed) === JSON.stringify(document)) return composed;
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
  const { guarded, put, same, removed } = await publishGuarded({
    folder: siteFolder,
    site,
    before: async (composition) => {
      if (!releases) return;
      const store = openS3Store(releases);
      await publishReleases(store, await releasedDocument(composition));
      await publishLog(store, await changesOf(siteFolder));
    },
  });
  if (!guarded) say(`${site.name} keeps no conditions: only one machine may publish at a time`);
  say(`live  ${site.name}  ${put} sent, ${same} there already, ${removed} removed`);
});
