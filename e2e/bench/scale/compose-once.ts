import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/**
 * What composing once took. `processor`: seconds of processor time of all threads, from the start of the process.
 * `megabytes`: the most that the process held.
 */
export type Taken = { seconds: number; processor: number; megabytes: number; composed: unknown };

// A process composes one site: reads an order and the folder of the shell that composes from its standard input, and prints what it took.
async function composeOnce(): Promise<Taken> {
  const { order, shell } = JSON.parse(await text(process.stdin));
  const { compose } = await import(pathToFileURL(path.join(shell, 'server/composer.js')).href);
  const start = performance.now();
  const composed: unknown = await compose(order);
  const seconds = (performance.now() - start) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024, composed };
}

void composeOnce().then((taken) => process.stdout.write(JSON.stringify(taken)));
