import { liveReleases } from '../releases/release-store.ts';
import { siteBase } from '../deploy/live-site.ts';
import { releasesFolder, siteFolder } from '../releases/folders.ts';
import { checkSite } from '../configuration/check-site.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { declaredReleases } from '../configuration/declared-releases.ts';
import { leftAsSpecified, leftTable } from '../configuration/left-as-specified.ts';
import { say } from './say.ts';
import { triedTable, tryAddress } from '../configuration/try-address.ts';
import { writtenAddresses } from '../configuration/written-addresses.ts';

/**
 * Says what compose would refuse in the site's document, or which facts of the specified house it leaves, and asks each
 * address in it once. Checked against the live releases, or against this checkout where nothing is released yet.
 */
export async function checkCommand(): Promise<void> {
  const document = await chosenDocument();
  const live = await liveReleases(releasesFolder, (await siteBase(siteFolder)).document);
  const releases = live.length > 0 ? live : await declaredReleases();
  checkSite(document, releases);
  say(`${document.name}: no problems found.`);
  const left = leftAsSpecified(document);
  if (left.length > 0) {
    say('\nValues that are still those of the example venue. Change any that are not yours:\n');
    say(leftTable(left));
  }
  say('\nEach address, requested once. Nothing is booked, e-mailed or charged:\n');
  const tried = await Promise.all(
    writtenAddresses(document.content, releases).map((address) => tryAddress(address)),
  );
  say(triedTable(tried));
  const broken = tried.filter(({ verdict }) => verdict === 'broken').length;
  if (broken > 0) throw new Error(`\n${broken} of ${tried.length} addresses cannot be used.`);
}
