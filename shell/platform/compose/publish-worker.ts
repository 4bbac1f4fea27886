import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { standaloneScripts } from '../releases/standalone-scripts.ts';
import { linkForms } from './link-files.ts';
import { writeText } from './write-text.ts';

/**
 * Puts the service worker of a shell (`client`: the browser's files of its release) beside the pages. One that says the same as that of
 * the composition before (`before`: its folder) keeps its file and its time: browsers look at each visit whether there is another.
 */
export async function publishWorker(
  client: string,
  folder: string,
  before: string | undefined,
): Promise<void> {
  const { file } = standaloneScripts.worker;
  const worker = await readFile(path.join(client, file), 'utf8');
  const earlier = before && path.join(before, file);
  const isSame = earlier && worker === (await readFile(earlier, 'utf8').catch(() => undefined));
  if (isSame && (await linkForms(earlier, path.join(folder, file)))) return;
  await writeText(path.join(folder, file), worker);
}
