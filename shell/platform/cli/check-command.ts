import { releasesFolder, siteFolder } from '../checkout/folders.ts';
import { declaredReleases } from '../checkout/remote-declarations.ts';
import { writeLine } from '../common/terminal.ts';
import { probeTable, probeAddress, configuredAddresses } from '../configuration/addresses.ts';
import { checkSite } from '../configuration/check-site.ts';
import {
  examplePlaceholders,
  placeholderFacts,
  placeholderTable,
} from '../configuration/placeholder-facts.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import { currentSite } from '../deploy/live-site.ts';
import { liveReleases } from '../releases/release-store.ts';

/**
 * Checks the configuration, lists values still taken from the example, and requests each address once.
 * Validates against the live releases, or against this checkout if nothing has been released.
 */
export async function checkCommand(): Promise<void> {
  const configuration = await selectedConfiguration();
  const live = await liveReleases(releasesFolder, (await currentSite(siteFolder)).state);
  const releases = live.length > 0 ? live : await declaredReleases();
  checkSite(configuration, releases);
  writeLine(`${configuration.name}: no problems found.`);
  const unchanged = [...(await examplePlaceholders(configuration)), ...placeholderFacts(configuration)];
  if (unchanged.length > 0) {
    writeLine('\nValues that are still those of the example. Change any that are not yours:\n');
    writeLine(placeholderTable(unchanged));
  }
  writeLine('\nEach address, requested once. Nothing is booked, e-mailed or charged:\n');
  const probes = await Promise.all(
    configuredAddresses(configuration.content, releases).map((address) => probeAddress(address)),
  );
  writeLine(probeTable(probes));
  const broken = probes.filter(({ verdict }) => verdict === 'broken').length;
  if (broken > 0) throw new Error(`\n${broken} of ${probes.length} addresses cannot be used.`);
}
