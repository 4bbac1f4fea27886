import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressesFile } from '../compose/site-addresses.ts';
import { siteFolder } from '../release/places.ts';
import { fetchReleases } from './fetch-releases.ts';
import { runCommand, say } from './run-command.ts';
import { openS3Store } from './s3-store.ts';
import { storeFrom } from './store-address.ts';

/** The next composition has to know where pages have been. */
async function fetchAddresses(): Promise<void> {
  const site = storeFrom('SITE_STORE');
  const found = site && (await openS3Store(site).read(addressesFile));
  if (!found) return;
  await mkdir(siteFolder, { recursive: true });
  await writeFile(path.join(siteFolder, addressesFile), found.body);
}

/** `npm run fetch:releases`: brings what is published to this machine, so that the next release stands on it. */
await runCommand(async () => {
  const releases = storeFrom('RELEASES_STORE');
  if (!releases) throw new Error('RELEASES_STORE is not set: name the store of releases, s3://bucket/folder');
  const store = openS3Store(releases);
  const { fetched, lost } = await fetchReleases(store);
  await fetchAddresses();
  for (const line of lost) say(`no longer kept: ${line}`);
  say(`fetched  ${fetched} versions from ${store.name}`);
});
