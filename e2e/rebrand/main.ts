import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyWorkspace } from '../boundaries/copied-workspace.ts';
import { changedVenue } from '../site/changed-venue.ts';

const kinds = [
  'mf-marketing/content/news',
  'mf-marketing/content/reviews',
  'mf-marketing/content/gallery',
  'shared/content/openings',
];

async function run(folder: string, command: readonly string[]): Promise<number> {
  const env = { ...process.env, ANOTHER_VENUE: 'yes' };
  const [code] = await once(spawn('npx', command, { cwd: folder, env, stdio: 'inherit' }), 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Another owner's files: of each kind the example alone, by a name of its own. */
async function ownContent(folder: string): Promise<void> {
  for (const kind of kinds) {
    const place = path.join(folder, kind);
    const files = await readdir(place);
    const text = await readFile(path.join(place, files.find((name) => name.startsWith('_')) ?? ''));
    await Promise.all(files.map((name) => rm(path.join(place, name))));
    await writeFile(path.join(place, 'first-of-ours.md'), text);
  }
}

/**
 * Runs the units of all packages in a copy of the checkout that belongs to another venue: every name, price, hour and
 * address of `specified-venue.ts` is another. Only tests named `….specified.test.ts` may know the values of this one.
 */
const { folder, close } = await copyWorkspace();
try {
  await writeFile(
    path.join(folder, 'shell/configuration/specified-venue.ts'),
    `import type { Venue } from '@venue/shared/venue/venue-schema.ts';\n\nexport const specifiedVenue: Venue = ${JSON.stringify(changedVenue)};\n`,
  );
  await ownContent(folder);
  await run(folder, ['tsx', 'shell/configuration/write-reference.ts']);
  const tests = process.argv.length > 2 ? process.argv.slice(2) : ['shared/', 'shell/', 'mf-'];
  process.exitCode = await run(folder, ['vitest', 'run', '--config', 'e2e/vitest.config.ts', ...tests]);
} finally {
  await close();
}
