import { expect, test } from 'vitest';
import { temporaryFolder } from './running-sandbox.ts';
import { startSandbox } from './sandbox.ts';

test('a busy port is said, not waited for', async () => {
  const dataDir = await temporaryFolder();
  const first = await startSandbox({ port: 0, dataDir });
  const port = Number(new URL(first.origin).port);
  await expect(startSandbox({ port, dataDir })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  const second = await startSandbox({ port, dataDir });
  await second.close();
});
