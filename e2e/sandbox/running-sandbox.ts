import { onTestFinished } from 'vitest';
import { type SandboxLane, sandboxLane } from './client.ts';
import { startSandbox } from './sandbox.ts';

/** A lane of a sandbox that runs for this test only. */
export async function runningLane(id = 'main'): Promise<SandboxLane> {
  const sandbox = await startSandbox(0);
  onTestFinished(() => sandbox.close());
  return sandboxLane(sandbox.origin, id);
}
