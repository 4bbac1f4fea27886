import { parseArgs } from 'node:util';
import { checkComposition } from '../compose/check-composition.ts';
import { type Change, changesOf } from '../live/change-log.ts';
import { documentIn } from '../live/live-site.ts';
import { whoAmI } from '../live/site-lock.ts';
import { siteBase } from '../live/site-base.ts';
import { releasesFolder, siteFolder } from '../release/places.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { liveReleases } from '../release/release-store.ts';
import type { FormerPages } from './former-pages.ts';
import { goBackInStore } from './go-back.ts';
import type { ObjectStore } from './object-store.ts';
import { compositionAt, publishComposition } from './publish-composition.ts';
import { publishReleases, putDocumentBack } from './publish-releases.ts';
import { runCommand, say } from './run-command.ts';
import { openS3Store } from './s3-store.ts';
import { storeFrom } from './store-address.ts';
import { publishLog } from './stored-log.ts';

const usage = `usage: npm run publish:site [-- --former-pages keep|remove]
       npm run publish:site -- --back [composition]
  --former-pages  pages by which the store served the site itself: keep them until a front stands before it, then remove them
  --back          make the composition live again that was live before, or the one that is named, as the store keeps it`;

function formerPagesIn(what = 'refuse'): FormerPages {
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

/** Puts what is live here into the stores, the releases first. */
async function publish(site: ObjectStore, releases: ObjectStore | undefined, former: FormerPages) {
  const folder = await compositionAt(siteFolder);
  const document = await documentIn(folder);
  if (releases) await assertReleased(document);
  // A disk may have damaged it since it went live here.
  await checkComposition(folder, await liveReleases(releasesFolder, document), new Set());
  const before = async () => {
    if (!releases) return;
    await publishReleases(releases, document);
    await publishLog(releases, await changesOf(siteFolder));
  };
  const done = await publishComposition({ folder, site, former, before });
  if (!done.guarded) say(`${site.name} keeps no conditions: only one machine may publish at a time`);
  if (done.left)
    say(`not all that nothing needs could be removed; the next publishing does it: ${done.left}`);
  if (done.formerPages > 0) {
    say(`${done.formerPages} objects of former pages are kept; "--former-pages remove" takes them away`);
  }
  say(
    `live  ${site.name}  ${done.composition}: ${done.put} sent, ${done.same} there already, ${done.removed} removed`,
  );
}

/** Makes an earlier composition of the stores live again, releases and pages. */
async function goBack(site: ObjectStore, releases: ObjectStore | undefined, wanted: string | undefined) {
  const before = async (document: ReleaseDocument) => {
    if (releases) await putDocumentBack(releases, document);
  };
  const again = await goBackInStore({ site, wanted, before });
  const at = new Date().toISOString();
  const change: Change = { at, who: whoAmI(), doing: 'publish:site --back', outcome: 'live', again };
  if (releases) await publishLog(releases, [change]);
  say(`live  ${site.name}  ${again} again. Run "npm run fetch:releases" before the next release.`);
}

/** `npm run publish:site`: puts the releases (RELEASES_STORE) and the composed site (SITE_STORE) into their stores, or goes back there. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { 'former-pages': { type: 'string' }, back: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [address, releasesAddress] = [storeFrom('SITE_STORE'), storeFrom('RELEASES_STORE')];
  if (!address)
    throw new Error('SITE_STORE is not set: name the store that serves the site, s3://bucket/folder');
  const site = openS3Store(address);
  const releases = releasesAddress && openS3Store(releasesAddress);
  if (values.back) return goBack(site, releases, positionals[0]);
  if (positionals.length > 0) throw new Error(usage);
  return publish(site, releases, formerPagesIn(values['former-pages']));
});
