import { parseArgs } from 'node:util';
import { checkComposition } from '../compose/check-composition.ts';
import { changesOf } from '../live/change-log.ts';
import { documentIn } from '../live/live-site.ts';
import { siteBase } from '../live/site-base.ts';
import { releasesFolder, siteFolder } from '../release/places.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { liveReleases } from '../release/release-store.ts';
import type { FormerPages } from './former-pages.ts';
import { compositionAt, publishComposition } from './publish-composition.ts';
import { publishReleases } from './publish-releases.ts';
import { runCommand, say } from './run-command.ts';
import { openS3Store } from './s3-store.ts';
import { storeFrom } from './store-address.ts';
import { publishLog } from './stored-log.ts';

const usage = `usage: npm run publish:site [-- --former-pages keep|remove]
  --former-pages  pages by which the store served the site itself: keep them until a front stands before it, then remove them`;

function formerPagesIn(words: string[]): FormerPages {
  const { values } = parseArgs({ args: words, options: { 'former-pages': { type: 'string' } } });
  const what = values['former-pages'] ?? 'refuse';
  if (what !== 'refuse' && what !== 'keep' && what !== 'remove') throw new Error(usage);
  return what;
}

/** The site that is published is the one of the releases that are: neither an older nor a newer one. */
async function assertReleased(document: ReleaseDocument): Promise<void> {
  const base = await siteBase(siteFolder);
  if (JSON.stringify(document) === JSON.stringify(base.document)) return;
  throw new Error(
    `${siteFolder} is not the site of the releases that are here. Run "npm run compose" first.`,
  );
}

/** `npm run publish:site`: puts the releases (RELEASES_STORE) and the composed site (SITE_STORE) into their stores. */
await runCommand(async () => {
  const former = formerPagesIn(process.argv.slice(2));
  const [address, releases] = [storeFrom('SITE_STORE'), storeFrom('RELEASES_STORE')];
  if (!address)
    throw new Error('SITE_STORE is not set: name the store that serves the site, s3://bucket/folder');
  const site = openS3Store(address);
  const folder = await compositionAt(siteFolder);
  const document = await documentIn(folder);
  if (releases) await assertReleased(document);
  // A disk may have damaged it since it went live here.
  await checkComposition(folder, await liveReleases(releasesFolder, document), new Set());
  const done = await publishComposition({
    folder,
    site,
    former,
    before: async () => {
      if (!releases) return;
      const store = openS3Store(releases);
      await publishReleases(store, document);
      await publishLog(store, await changesOf(siteFolder));
    },
  });
  if (!done.guarded) say(`${site.name} keeps no conditions: only one machine may publish at a time`);
  if (done.left)
    say(`not all that nothing needs could be removed; the next publishing does it: ${done.left}`);
  if (done.formerPages > 0) {
    say(`${done.formerPages} objects of former pages are kept; "--former-pages remove" takes them away`);
  }
  say(
    `live  ${site.name}  ${done.composition}: ${done.put} sent, ${done.same} there already, ${done.removed} removed`,
  );
});
