import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { siteOrigin } from '../site/test-ports.ts';
import { until } from './until.ts';

const command = fileURLToPath(new URL('../site/serve-test-site.ts', import.meta.url));

const answers = () =>
  fetch(siteOrigin).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Runs `use` while the site under test is served, and stops the site afterwards unless someone else serves it.
 * Throws if no site answers.
 */
export async function whileSiteIsServed<Value>(use: () => Promise<Value>): Promise<Value> {
  if (await answers()) return use();
  const server = spawn(process.execPath, ['--import', 'tsx', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await until('the site under test answers', answers, 180_000);
    return await use();
  } finally {
    server.kill();
    await ended;
  }
}
