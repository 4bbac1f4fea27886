import { declaredReleases } from '../checkout/remote-declarations.ts';
import { writeLine } from '../common/terminal.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import { runSandbox, runViteServer, stopOnSignal } from '../serve/child-processes.ts';
import { freePort, sitePorts } from '../serve/ports.ts';
import { blocksVariable } from './blocks-plugin.ts';
import { type DevelopedSite, developmentBlocks } from './development-blocks.ts';

/** The packages of this checkout, each remote with a free origin for its development server. */
export async function packagesInDevelopment(): Promise<DevelopedSite['developed']> {
  const declarations = await declaredReleases();
  return Promise.all(
    declarations.map(async (declared) => ({
      declared,
      origin: declared.manifest && `http://127.0.0.1:${await freePort()}`,
    })),
  );
}

/** `npm run dev`: the shell and all remotes from their development servers. */
export async function startAllRemotes(): Promise<void> {
  const { port, sandboxPort } = await sitePorts();
  const developed = await packagesInDevelopment();
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const site = await selectedConfiguration({ SITE_CONFIG: 'sandbox', ...process.env, ...ports });
  const blocks = developmentBlocks({ site, developed, live: [] });
  const env = { ...ports, [blocksVariable]: JSON.stringify(blocks) };
  stopOnSignal();
  runSandbox(sandboxPort, site);
  for (const { declared, origin } of developed) runViteServer(declared.package, { origin, env });
  writeLine(`Site     http://127.0.0.1:${port}`);
}
