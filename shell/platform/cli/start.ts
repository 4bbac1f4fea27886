import './production.ts';
import { buildPackages } from '../build/build-package.ts';
import { packageNames, releasesFolder, siteFolder } from '../checkout/folders.ts';
import { errorMessage } from '../common/error-message.ts';
import { writeLine } from '../common/terminal.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import { deploySite } from '../deploy/deploy-site.ts';
import { sourceOf } from '../deploy/git-source.ts';
import { assertNoLiveConfiguration } from '../deploy/live-site.ts';
import { makeLive } from '../releases/site-state.ts';
import { stopOnSignal, runSandbox } from '../serve/child-processes.ts';
import { sitePorts } from '../serve/ports.ts';
import { serveSite } from '../serve/site-server.ts';

/**
 * `npm start`: builds what changed, composes and serves the site. Uses and starts the sandbox unless
 * SITE_CONFIG names a configuration file.
 */
async function startSite(): Promise<void> {
  const environment = { SITE_CONFIG: 'sandbox', ...process.env };
  if (!process.env.SITE_CONFIG) await assertNoLiveConfiguration(siteFolder);
  const configuration = await selectedConfiguration(environment);
  const isSandbox = environment.SITE_CONFIG === 'sandbox';
  const { port, sandboxPort } = await sitePorts(isSandbox);

  const source = await sourceOf(packageNames);
  const versions = await buildPackages(packageNames, writeLine);
  await deploySite({
    siteFolder,
    store: releasesFolder,
    command: 'start',
    source,
    change: (state) => ({ ...makeLive(state, versions), configuration: configuration.content }),
  });
  await serveSite(siteFolder, port);
  stopOnSignal();
  writeLine(`\nSite     http://127.0.0.1:${port}`);
  if (isSandbox) runSandbox(sandboxPort, configuration);
}

try {
  await startSite();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
