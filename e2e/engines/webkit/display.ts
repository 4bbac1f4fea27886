import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Display = { /** As `DISPLAY` names it. */ name: string; close: () => void };

/** A virtual screen that chooses its own number. */
export function startDisplay(): Promise<Display> {
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
