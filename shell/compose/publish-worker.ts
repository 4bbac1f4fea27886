import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { standaloneScripts } from '../release/standalone-scripts.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Puts the service worker of a shell (`client`: the browser's files of its release) beside the pages. A release from
 * before there was one is no reason to refuse a roll back: the worker that browsers have goes on, as it knows no release.
 */
export async function publishWorker(client: string, folder: string): Promise<void> {
  const { file } = standaloneScripts.worker;
  const worker = await readFile(path.join(client, file), 'utf8').catch(() => undefined);
  if (worker !== undefined) await replaceFile(path.join(folder, file), worker);
}
