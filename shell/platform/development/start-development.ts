import { packageNames } from '../releases/folders.ts';
import { readManifests } from '../build/remote-declarations.ts';
import { stopOnSignal, runSandbox } from '../serve/child-processes.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { sandboxHalls } from '../configuration/sandbox-halls.ts';
import { blocksVariable } from './dev-blocks.ts';
import { devPageBlocks } from './dev-page.ts';
import { assertFree, portFrom } from '../serve/ports.ts';
import { runViteServer } from './vite-server.ts';

export async function startDevelopment(): Promise<void> {
  const port = portFrom('PORT', 4173);
  const sandboxPort = portFrom('SANDBOX_PORT', 4180);
  await assertFree(port, 'PORT');
  await assertFree(sandboxPort, 'SANDBOX_PORT');
  const manifests = await readManifests();
  await Promise.all(manifests.map(({ name, port: own }) => assertFree(own, `the port of ${name}`)));
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const document = await chosenDocument({ SITE_CONFIG: 'sandbox', ...process.env, ...ports });
  const blocks = await devPageBlocks(document);
  const env = { ...ports, [blocksVariable]: JSON.stringify(blocks) };
  stopOnSignal();
  runSandbox(sandboxPort, sandboxHalls(document));
  for (const name of packageNames) runViteServer(name, { env });
  process.stdout.write(`Site     http://127.0.0.1:${port}\nSandbox  http://127.0.0.1:${sandboxPort}\n`);
}
