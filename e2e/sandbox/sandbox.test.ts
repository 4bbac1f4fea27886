import { expect, test } from 'vitest';
import { startSandbox } from './sandbox.ts';

test('a busy port is an error, and is not waited for', async () => {
  const first = await startSandbox(0);
  const port = Number(new URL(first.origin).port);
  await expect(startSandbox(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  const second = await startSandbox(port);
  await second.close();
});
