import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { siteOrigin } from '../site/test-ports.ts';
import { systemFirefox, missingForWebKit, systemPython } from './system-engines.ts';
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
async function whileSiteIsServed<Value>(use: () => Promise<Value>): Promise<Value> {
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

/** What the journeys in an engine lack, as Debian package names. */
const missing: Readonly<Record<string, () => string[]>> = {
  firefox: () => (systemFirefox() ? [] : ['firefox-esr']),
  webkit: () => [...(existsSync(systemPython) ? [] : ['python3']), ...missingForWebKit()],
};

const isEngine = (argument: string) => Object.hasOwn(missing, argument);
const engines = process.argv.slice(2).filter(isEngine);
const forPlaywright = process.argv.slice(2).filter((argument) => !isEngine(argument));

/** Whether an engine can be used; reports what is missing. */
function isAvailable(engine: string): boolean {
  const needed = missing[engine]?.() ?? [];
  if (needed.length > 0)
    process.stderr.write(`No journey ran in ${engine}: it needs ${needed.join(', ')}.\n`);
  return needed.length === 0;
}

/** Runs the journeys in an engine and prints their output at the end. Returns whether all passed. */
async function journeysIn(engine: string): Promise<boolean> {
  const config = `e2e/playwright.${engine}.config.ts`;
  const tests = spawn('npx', ['playwright', 'test', '--config', config, ...forPlaywright], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, ended] = await Promise.all([buffer(tests.stdout), once(tests, 'exit')]);
  process.stdout.write(`${engine}\n`);
  process.stdout.write(output);
  return ended[0] === 0;
}

const present = engines.filter(isAvailable);
const outcomes = await whileSiteIsServed(() => Promise.all(present.map(journeysIn)));
// In CI, skipping would look like success.
const lacksInCi = Boolean(process.env.CI) && present.length < engines.length;
if (outcomes.includes(false) || lacksInCi || engines.length === 0) process.exitCode = 1;
