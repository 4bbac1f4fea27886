import { declaredReleases } from '../checkout/remote-declarations.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import { packageNames } from '../checkout/folders.ts';
import { writeLine } from '../common/terminal.ts';
import { runSandbox, runViteServer, stopOnSignal } from '../serve/child-processes.ts';
import { assertFree, sitePorts } from '../serve/ports.ts';
import { blocksVariable } from './blocks-plugin.ts';
import { type DevelopedSite, developmentBlocks } from './development-blocks.ts';

/** The packages of this checkout, each on the development server of its manifest's port. */
export async function packagesInDevelopment(): Promise<DevelopedSite['developed']> {
  return (await declaredReleases()).map((declared) => {
    const { manifest } = declared;
    return { declared, origin: manifest && `http://127.0.0.1:${manifest.port}` };
  });
}

/** `npm run dev`: the shell and all remotes from their development servers. */
export async function startAllRemotes(): Promise<void> {
  const { port, sandboxPort } = await sitePorts();
  const developed = await packagesInDevelopment();
  await Promise.all(
    developed.map(async ({ declared: { package: name, manifest } }) => {
      if (manifest) await assertFree(manifest.port, `the port of ${name}`);
    }),
  );
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const site = await selectedConfiguration({ SITE_CONFIG: 'sandbox', ...process.env, ...ports });
  const blocks = developmentBlocks({ site, developed, live: [] });
  const env = { ...ports, [blocksVariable]: JSON.stringify(blocks) };
  stopOnSignal();
  runSandbox(sandboxPort, site);
  for (const name of packageNames) runViteServer(name, { env });
  writeLine(`Site     http://127.0.0.1:${port}`);
}
