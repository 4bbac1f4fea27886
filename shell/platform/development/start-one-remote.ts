import { setTimeout } from 'node:timers/promises';
import { writeLine } from '../common/terminal.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import type { PackageName } from '../releases/release-schema.ts';
import { runSandbox, runViteServer, stopOnSignal } from '../serve/child-processes.ts';
import { freePort, sitePorts } from '../serve/ports.ts';

const environment = { SITE_CONFIG: 'sandbox', ...process.env };

/** Waits until a development server is ready. If it exits instead, so does this process. */
async function waitUntilExposed(remote: string): Promise<void> {
  const isReady = await fetch(`${remote}/remoteEntry.js`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) return;
  await setTimeout(50);
  await waitUntilExposed(remote);
}

/**
 * `npm run dev -- mf-x`: one remote from its development server, with Fast Refresh, inside the live site.
 * Builds nothing. Rejects with a message if there is no live site on this machine.
 */
export async function startOneRemote(name: PackageName): Promise<void> {
  const site = await selectedConfiguration(environment);
  const hasSandbox = environment.SITE_CONFIG === 'sandbox';
  const { port, sandboxPort } = await sitePorts(hasSandbox);
  const origin = `http://127.0.0.1:${await freePort()}`;
  runViteServer(name, { origin });
  if (hasSandbox) runSandbox(sandboxPort, site);
  // Loaded while the development server starts.
  const { serveOneRemoteSite } = await import('./one-remote-site.ts');
  await serveOneRemoteSite({ name, port, origin, site });
  stopOnSignal();
  await waitUntilExposed(origin);
  const seconds = (performance.now() / 1000).toFixed(1);
  writeLine(`${name} from this checkout, all else as it is live: ready after ${seconds} s`);
  writeLine(`Site     http://127.0.0.1:${port}`);
}
