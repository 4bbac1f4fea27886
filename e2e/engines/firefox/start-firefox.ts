#!/usr/bin/env -S node --import tsx
// What Playwright starts as "Firefox": the system's own, behind a proxy that repairs their differences.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';
import { joinSockets, webSocketServer } from '../join-sockets.ts';
import { systemFirefox } from '../system-engines.ts';
import { answeredForFirefox, fromFirefox, toFirefox } from './firefox-repairs.ts';

const announcement = 'WebDriver BiDi listening on ';

/** A proxy for Firefox's WebDriver BiDi that repairs messages in both directions. Resolves with its address (`ws://…`). */
async function startBidiProxy(upstream: string): Promise<string> {
  const server = createServer();
  webSocketServer(server).on('connection', (client, { url = '' }) => {
    joinSockets(client, upstream + url, {
      answer: answeredForFirefox,
      sent: (message) => [Buffer.from(toFirefox(message))],
      received: fromFirefox,
    });
  });
  return `ws://127.0.0.1:${await listenLocally(server)}`;
}

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
