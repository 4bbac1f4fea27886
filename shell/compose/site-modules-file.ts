import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../release/integrity.ts';
import type { ModulesFile } from '../src/page/boot-block.ts';
import { linkFiles } from './link-files.ts';
import { writeText } from './write-text.ts';

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
  await writeText(path.join(folder, address), text);
}

/** Versions that a text names, as folders of the site: `/mf-forms/0.1.0-abc/`. */
function versionsIn(text: string): string[] {
  return [...new Set(text.match(/\/(?:shell|mf-[a-z\d-]+)\/[^/"]+\//g))];
}

/** Carries on the files of compositions before whose versions are still published: open tabs may ask for them. */
export async function carryModules({ folder, before }: { folder: string; before: string }): Promise<void> {
  const releases = await readdir(path.join(before, modules)).catch(() => []);
  await Promise.all(
    releases.map(async (release) => {
      const [from, to] = [path.join(before, modules, release), path.join(folder, modules, release)];
      const text = await readFile(path.join(from, name), 'utf8').catch(() => '');
      const found = await Promise.all(
        versionsIn(text).map((version) => stat(path.join(folder, version)).catch(() => undefined)),
      );
      const isHere = await stat(to).catch(() => undefined);
      if (found.length > 0 && !found.includes(undefined) && !isHere) await linkFiles(from, to);
    }),
  );
}
