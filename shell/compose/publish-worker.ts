import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { standaloneScripts } from '../release/standalone-scripts.ts';
import { writeText } from './write-text.ts';

/**
 * Puts the service worker of a shell (`client`: the browser's files of its release) beside the pages. A release from
 * before there was one is no reason to refuse a roll back: the worker of the composition before (`before`: its folder) goes on,
 * as it knows no release.
 */
export async function publishWorker(
  client: string,
  folder: string,
  before: string | undefined,
): Promise<void> {
  const { file } = standaloneScripts.worker;
  const places = before === undefined ? [client] : [client, before];
  const found = await Promise.all(
    places.map((place) => readFile(path.join(place, file), 'utf8').catch(() => undefined)),
  );
  const worker = found.find((text) => text !== undefined);
  if (worker !== undefined) await writeText(path.join(folder, file), worker);
}
