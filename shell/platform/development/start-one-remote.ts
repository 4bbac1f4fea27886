import { setTimeout } from 'node:timers/promises';
import type { PackageName } from '../releases/release-schema.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { sandboxHalls } from '../configuration/sandbox-halls.ts';
import { stopOnSignal, runSandbox } from '../serve/child-processes.ts';
import { assertFree, freePort, portFrom } from '../serve/ports.ts';
import { runViteServer } from './vite-server.ts';

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
  const port = portFrom('PORT', 4173);
  const sandboxPort = portFrom('SANDBOX_PORT', 4180);
  const document = await chosenDocument(environment);
  const hasSandbox = environment.SITE_CONFIG === 'sandbox';
  await assertFree(port, 'PORT');
  if (hasSandbox) await assertFree(sandboxPort, 'SANDBOX_PORT');
  const remotePort = await freePort();
  const remote = `http://127.0.0.1:${remotePort}`;
  runViteServer(name, { args: ['--port', String(remotePort), '--base', `${remote}/`] });
  if (hasSandbox) runSandbox(sandboxPort, sandboxHalls(document));
  // Loaded while the development server starts.
  const { serveOneRemoteSite } = await import('./one-remote-site.ts');
  await serveOneRemoteSite({ name, port, remote, document });
  stopOnSignal();
  await waitUntilExposed(remote);
  const seconds = (performance.now() / 1000).toFixed(1);
  const sandbox = hasSandbox ? `Sandbox  http://127.0.0.1:${sandboxPort}\n` : '';
  process.stdout.write(
    `${name} from this checkout, all else as it is live: ready after ${seconds} s\nSite     http://127.0.0.1:${port}\n${sandbox}`,
  );
}
