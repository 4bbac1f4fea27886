import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../release/integrity.ts';
import type { ModulesFile } from '../src/page/boot-block.ts';
import { replaceFile } from './replace-file.ts';

/** Below it each composed release has a folder, whose name is a hash of what is in it: its files never change. */
const modules = 'modules';
const name = 'site.json';

/** A file of modules: where it will be, and its text. */
export type WrittenModules = ModulesFile & { text: string };

/** Names the file after its content. */
export function modulesFile(content: unknown): WrittenModules {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/${modules}/${hash}/${name}`, integrity: integrityOf(text), text };
}

/** Puts the file where the pages that are composed with it look for it. */
export async function publishModules(folder: string, { address, text }: WrittenModules): Promise<void> {
  const file = path.join(folder, address);
  if (!(await stat(file).catch(() => undefined))) await replaceFile(file, text);
}

/** Versions that a text names, as folders of the site: `/mf-forms/0.1.0-abc/`. */
function versionsIn(text: string): string[] {
  return [...new Set(text.match(/\/(?:shell|mf-[a-z\d-]+)\/[^/"]+\//g))];
}

/** Removes the files of releases whose own files are gone: no tab is open that they would help. */
export async function dropStaleModules(folder: string): Promise<void> {
  const below = path.join(folder, modules);
  const present = await readdir(below).catch(() => []);
  await Promise.all(
    present.map(async (release) => {
      const text = await readFile(path.join(below, release, name), 'utf8').catch(() => '');
      const found = await Promise.all(
        versionsIn(text).map((version) => stat(path.join(folder, version)).catch(() => undefined)),
      );
      if (found.length === 0 || found.includes(undefined))
        await rm(path.join(below, release), { recursive: true });
    }),
  );
}
