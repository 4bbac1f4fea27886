import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type SandboxLane, sandboxLane } from './client.ts';
import { startSandbox } from './sandbox.ts';

/** A fresh folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
  onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A lane of a sandbox that runs for this test only. */
export async function runningLane(id = 'main'): Promise<SandboxLane> {
  const sandbox = await startSandbox({ port: 0, dataDir: await temporaryFolder() });
  onTestFinished(() => sandbox.close());
  return sandboxLane(sandbox.origin, id);
}
