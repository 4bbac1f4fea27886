import { liveReleases } from '../release/release-store.ts';
import { siteBase } from '../live/site-base.ts';
import { releasesFolder, siteFolder } from '../release/places.ts';
import { checkSite } from './check-site.ts';
import { chosenDocument } from './chosen-document.ts';
import { declaredReleases } from './declared-releases.ts';
import { triedTable } from './tried-table.ts';
import { tryAddress } from './try-address.ts';
import { writtenAddresses } from './written-addresses.ts';

/**
 * `npm run check:site`: says what compose would refuse in the site's document, then asks each address in it once. Checked
 * against the live releases, or against this checkout where nothing is released yet.
 */
async function checkDocument(): Promise<void> {
  const document = await chosenDocument();
  const live = await liveReleases(releasesFolder, (await siteBase(siteFolder)).document);
  const releases = live.length > 0 ? live : await declaredReleases();
  checkSite(document, releases);
  process.stdout.write(`${document.name}: compose takes it. Nothing is booked, mailed or charged:\n\n`);
  const tried = await Promise.all(
    writtenAddresses(document.content, releases).map((address) => tryAddress(address)),
  );
  process.stdout.write(`${triedTable(tried)}\n`);
  const broken = tried.filter(({ verdict }) => verdict === 'broken').length;
  if (broken > 0) throw new Error(`\n${broken} of ${tried.length} addresses cannot be used as they are.`);
}

try {
  await checkDocument();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
