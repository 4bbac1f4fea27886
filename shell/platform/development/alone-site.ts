import type { Server } from 'node:http';
import { chosenDocument, type SiteDocument } from '../configuration/chosen-document.ts';
import { merged } from '../configuration/merged.ts';
import type { PackageName } from '../releases/package-name.ts';
import { packageNames, releasesFolder, siteFolder } from '../releases/places.ts';
import { readConfigurationSchemas, readManifest } from '../build/remote-declarations.ts';
import { aloneBlocks } from './alone-blocks.ts';
import { alonePage, developmentBase } from './alone-page.ts';
import { serveAlone } from './alone-server.ts';
import { type LiveParts, liveParts } from './live-parts.ts';

export type AloneSite = {
  name: PackageName;
  port: number;
  /** Origin of the remote's development server. */
  remote: string;
  /** Chooses the configuration, as for all commands. */
  environment: NodeJS.ProcessEnv;
};

/** The chosen document; where remotes are live that this checkout does not know, with what the live site says to them. */
async function siteDocument(live: LiveParts, environment: NodeJS.ProcessEnv): Promise<SiteDocument> {
  const chosen = await chosenDocument(environment);
  const isStrange = live.releases.some((release) => !packageNames.some((name) => name === release.package));
  return isStrange ? { ...chosen, content: merged(live.configuration, chosen.content) } : chosen;
}

/** Serves the live site with one remote of this checkout in it. Rejects with a sentence if there is none on this machine. */
export async function serveAloneSite({ name, port, remote, environment }: AloneSite): Promise<Server> {
  const live = await liveParts(siteFolder, releasesFolder);
  const [manifest, configuration, site] = await Promise.all([
    readManifest(name),
    readConfigurationSchemas(name),
    siteDocument(live, environment),
  ]);
  const own = { package: name, manifest, configuration };
  const blocks = aloneBlocks({ releases: live.releases, own, remote, site });
  const page = alonePage({ built: live.built, version: live.version, blocks, remote });
  return serveAlone(
    { siteFolder, development: live.development, base: developmentBase(live.version), page },
    port,
  );
}
