import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ViewportSize } from '@playwright/test';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { systemPython } from '../system-engines.ts';
import { until } from '../until.ts';

type Display = { /** As `DISPLAY` names it. */ name: string; close: () => void };

/** A virtual screen that chooses its own number. */
function startDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start')));
    createInterface(server.stdout).once('line', (number) =>
      resolve({ name: `:${number.trim()}`, close: () => void server.kill() }),
    );
  });
}

/** A tab in the inspector's list. */
type Target = { url: string; path: string };

export type WebKitWindow = {
  /** Address of its inspector, `127.0.0.1:port`. */
  inspector: string;
  folder: string;
  /** `open ADDRESS` or `size WIDTHxHEIGHT`. */
  command: (line: string) => void;
  targets: () => Promise<Target[]>;
  /** Lines of its log so far that start with a word. */
  logged: (word: string) => Promise<string[]>;
  close: () => Promise<void>;
};

const program = fileURLToPath(new URL('window.py', import.meta.url));
/** An inspector that is asked while starting may never answer. */
const answerMs = 3000;
const listed = /targeturl">([^<]*)<.*?(\/socket\/\d+\/\d+\/WebPage)/gs;

/** Opens WebKitGTK with its own profile at an address, and waits until its inspector answers. */
export async function openWebKitWindow(
  { width, height }: ViewportSize,
  address: string,
): Promise<WebKitWindow> {
  const display = await startDisplay();
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-webkit-'));
  const inspector = `127.0.0.1:${await freePort()}`;
  const window = spawn(systemPython, [program, folder, `${width}x${height}`, address], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
      TZ: 'Africa/Lagos',
      WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
    },
  });
  const gone = new Promise((resolve) => window.once('exit', resolve));

  async function targets(): Promise<Target[]> {
    const html = await fetch(`http://${inspector}/`, { signal: AbortSignal.timeout(answerMs) })
      .then((answer) => answer.text())
      .catch(() => '');
    return Array.from(html.matchAll(listed), ([, url = '', socket = '']) => ({ url, path: socket }));
  }

  await until('WebKitGTK opened its window', async () => (await targets()).length > 0);
  return {
    inspector,
    folder,
    command: (line) => void window.stdin.write(`${line}\n`),
    targets,
    logged: async (word) => {
      const log = await readFile(path.join(folder, 'log.txt'), 'utf8');
      return log.split('\n').filter((line) => line.startsWith(word));
    },
    close: async () => {
      window.kill();
      await gone;
      display.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
