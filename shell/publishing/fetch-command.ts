import { addressesFile, addressesIn, type SiteAddresses } from '../compose/site-addresses.ts';
import { noteFetched, siteBase } from '../live/site-base.ts';
import { releasesFolder, siteFolder } from '../release/places.ts';
import { fetchReleases } from './fetch-releases.ts';
import { liveFile } from './live-file.ts';
import { runCommand, say } from './run-command.ts';
import { openS3Store } from './s3-store.ts';
import { storeFrom } from './store-address.ts';
import { fetchLog } from './stored-log.ts';

/** The next composition has to know where pages have been. */
async function publishedAddresses(): Promise<SiteAddresses> {
  const site = storeFrom('SITE_STORE');
  const found = site && (await liveFile(openS3Store(site), addressesFile));
  return found ? addressesIn(found) : (await siteBase(siteFolder)).addresses;
}

/** `npm run fetch:releases`: brings what is published to this machine, so that the next release stands on it. */
await runCommand(async () => {
  const releases = storeFrom('RELEASES_STORE');
  if (!releases) throw new Error('RELEASES_STORE is not set: name the store of releases, s3://bucket/folder');
  const store = openS3Store(releases);
  const { fetched, lost, document } = await fetchReleases(store);
  if (document) await noteFetched(siteFolder, { document, addresses: await publishedAddresses() });
  await fetchLog(store, releasesFolder);
  for (const line of lost) say(`no longer kept: ${line}`);
  say(`fetched  ${fetched} versions from ${store.name}`);
});
