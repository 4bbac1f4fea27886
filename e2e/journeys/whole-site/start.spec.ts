import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@venue/shell/platform/releases/folders.ts';
import { expect, test } from '../fixtures.ts';

const run = promisify(execFile);

function start(environment: Record<string, string>): Promise<unknown> {
  const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');
  return run(process.execPath, [tsx, 'shell/platform/cli/start.ts'], {
    cwd: workspace,
    env: { ...process.env, ...environment },
    timeout: 80_000,
  });
}

async function occupy(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

test('npm start names a busy port and the variable that changes it', async () => {
  const { port, server } = await occupy();
  await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is in use`);
  await expect(start({ PORT: '4999', SANDBOX_PORT: String(port) })).rejects.toThrow(
    /another with SANDBOX_PORT=/,
  );
  server.close();
});

test('npm start refuses a port that is none', async () => {
  await expect(start({ PORT: 'eighty' })).rejects.toThrow('PORT=eighty is not a port');
});

test('npm start does not put the sandbox in place of an owner’s configuration without being asked', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  const configuration = { content: { mode: 'live' }, since: '2026-11-01T08:00:00Z' };
  await writeFile(path.join(folder, 'releases.json'), JSON.stringify({ packages: {}, configuration }));
  await expect(start({ SITE_FOLDER: folder })).rejects.toThrow(/holds a live site/);
  await rm(folder, { recursive: true });
});
