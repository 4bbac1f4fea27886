import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { releasesFolder } from '@venue/shell/platform/checkout/folders.ts';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { copyWorkspace } from '../../repository/copied-workspace.ts';
import { testSiteFolder } from '../../site/test-site.ts';

type Running = {
  origin: string;
  checkout: string;
  output: string;
  /** ms from the command until it says that the site can be opened. */
  ready: number;
  stop: () => Promise<void>;
};

async function untilPrinted(child: ChildProcess, word: string): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    if (output.includes(word)) return output;
  }
  throw new Error(`it ended and said only: ${output}`);
}

/** `npm run dev -- mf-bookings` in a separate checkout, with the site under test as the live one. */
export async function startAlone(): Promise<Running> {
  const { folder, close } = await copyWorkspace();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'shell/platform/development/dev.ts', 'mf-bookings'],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        SITE_FOLDER: testSiteFolder,
        RELEASES_FOLDER: releasesFolder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const output = await untilPrinted(child, 'Site ');
  const ready = performance.now() - start;
  child.stdout?.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    checkout: folder,
    output,
    ready,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      await close();
    },
  };
}
