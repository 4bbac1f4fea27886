import { changesOf } from '../live/change-log.ts';
import { siteFolder } from '../release/places.ts';
import { runCommand, say } from './run-command.ts';
import { openS3Store } from './s3-store.ts';
import { storeFrom } from './store-address.ts';
import { publishLog } from './stored-log.ts';

/** `npm run publish:log`: adds what this machine has noted, such as a refusal, to the log beside the release document. */
await runCommand(async () => {
  const address = storeFrom('RELEASES_STORE');
  if (!address) throw new Error('RELEASES_STORE is not set: name the store of releases, s3://bucket/folder');
  const store = openS3Store(address);
  await publishLog(store, await changesOf(siteFolder));
  say(`noted  ${store.name}`);
});
