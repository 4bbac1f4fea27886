import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const unwanted = new Set([
  'node_modules',
  '.git',
  '.tsc',
  '.releases',
  '.site',
  '.site.compositions',
  '.data',
  '.results',
]);

function isWanted(file: string): boolean {
  return !path
    .relative(repository, file)
    .split(path.sep)
    .some((part) => unwanted.has(part));
}

/** These write the paths of their own files into builds. */
const knowTheirPlace = '@module-federation';

async function install(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@venue');
  await Promise.all(
    names.map((name) => {
      const [original, copy] = [path.join(from, name), path.join(to, name)];
      return name === knowTheirPlace ? cp(original, copy, { recursive: true }) : symlink(original, copy);
    }),
  );
}

/**
 * A copy of the repository deep below the temporary folder: its own sources, and the same installed packages.
 * `close` removes it.
 */
export async function copyWorkspace() {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-copy-'));
  const folder = path.join(root, 'of/another/length');
  await cp(repository, folder, { recursive: true, filter: isWanted });
  await install(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  await install(path.join(repository, 'shell/node_modules'), path.join(folder, 'shell/node_modules'));
  await mkdir(path.join(folder, 'node_modules/@venue'));
  // Workspace links are relative, so the copied links lead to the copied packages.
  for (const name of await readdir(path.join(repository, 'node_modules/@venue'))) {
    const place = path.join('node_modules/@venue', name);
    await symlink(await readlink(path.join(repository, place)), path.join(folder, place));
  }
  return { folder, close: () => rm(root, { recursive: true }) };
}
