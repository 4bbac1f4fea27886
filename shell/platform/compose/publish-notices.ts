import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { noticesFile } from '../../../shared/federation/notices.ts';
import { writeText } from './write-text.ts';

/** Writes the licences of everything that the live releases ship into one file at a lasting address. */
export async function publishNotices(clients: readonly string[], folder: string): Promise<void> {
  const texts = await Promise.all(clients.map((client) => readFile(path.join(client, noticesFile), 'utf8')));
  await writeText(path.join(folder, noticesFile), texts.join('\n\n'));
}
