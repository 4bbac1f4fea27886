import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PackageName } from '../releases/package-name.ts';
import { workspace } from '../releases/folders.ts';
import { runBeside, stopOnSignal, runSandbox } from '../serve/child-processes.ts';
import { assertFree, freePort, portFrom } from '../serve/ports.ts';

const environment = { SITE_CONFIG: 'sandbox', ...process.env };

function runVite(name: PackageName, port: number): void {
  const vite = path.join(workspace, 'node_modules/vite/bin/vite.js');
  const address = ['--port', String(port), '--base', `http://127.0.0.1:${port}/`];
  const quiet = ['--configLoader', 'runner', '--logLevel', 'warn', '--clearScreen', 'false'];
  runBeside({ name, args: [vite, ...address, ...quiet], cwd: path.join(workspace, name) });
}

/** Waits until a development server gives what it exposes. If it ends instead, this process ends with it. */
async function whenExposed(remote: string): Promise<void> {
  const isThere = await fetch(`${remote}/remoteEntry.js`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) return;
  await setTimeout(50);
  await whenExposed(remote);
}

/**
 * `npm run dev -- mf-x`: one remote from its development server, with Fast Refresh, inside the live shell and beside the live
 * releases of all others. Nothing is built. Rejects with a sentence if there is no live site on this machine.
 */
export async function startAlone(name: PackageName): Promise<void> {
  const port = portFrom('PORT', 4173);
  const sandboxPort = portFrom('SANDBOX_PORT', 4180);
  const hasSandbox = environment.SITE_CONFIG === 'sandbox';
  await assertFree(port, 'PORT');
  if (hasSandbox) await assertFree(sandboxPort, 'SANDBOX_PORT');
  const remotePort = await freePort();
  const remote = `http://127.0.0.1:${remotePort}`;
  runVite(name, remotePort);
  if (hasSandbox) runSandbox(sandboxPort);
  // Read while the development server starts.
  const { serveAloneSite } = await import('./one-remote-site.ts');
  await serveAloneSite({ name, port, remote, environment });
  stopOnSignal();
  await whenExposed(remote);
  const seconds = (performance.now() / 1000).toFixed(1);
  const sandbox = hasSandbox ? `Sandbox  http://127.0.0.1:${sandboxPort}\n` : '';
  process.stdout.write(
    `${name} from this checkout, all else as it is live: ready after ${seconds} s\nSite     http://127.0.0.1:${port}\n${sandbox}`,
  );
}
