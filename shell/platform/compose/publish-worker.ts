import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { standaloneScripts } from '../releases/standalone-scripts.ts';
import { linkForms } from './link-files.ts';
import { writeText } from './write-text.ts';

/**
 * Puts the service worker of a shell (`client`: the browser's files of its release) beside the pages. A release from
 * before there was one is no reason to refuse a roll back: the worker of the composition before (`before`: its folder) goes on,
 * as it knows no release. One that says the same keeps its files and their time: browsers look at each visit whether there is another.
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
  if (worker === undefined) return;
  const isSame = before !== undefined && worker === found[1];
  if (isSame && (await linkForms(path.join(before, file), path.join(folder, file)))) return;
  await writeText(path.join(folder, file), worker);
}
