#!/usr/bin/env -S node --import tsx
// What Playwright starts as "Firefox": the system's own, behind a proxy that repairs their differences.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { systemFirefox } from '../../browser/system-firefox.ts';
import { startBidiProxy } from './bidi-proxy.ts';

const announcement = 'WebDriver BiDi listening on ';

const firefox = spawn(systemFirefox() ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));

async function announce(upstream: string): Promise<void> {
  process.stderr.write(`${announcement}${await startBidiProxy(upstream)}\n`);
}

createInterface(firefox.stderr).on('line', (line) => {
  if (line.startsWith(announcement)) void announce(line.slice(announcement.length).trim());
  else process.stderr.write(`${line}\n`);
});
