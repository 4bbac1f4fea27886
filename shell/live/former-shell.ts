import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ComposeOrder } from '../compose/compose-order.ts';
import { incompatibilities } from '../release/check-compatibility.ts';
import { workspace } from '../release/places.ts';
import type { Release, ReleaseDocument } from '../release/release-schema.ts';
import { isStored, liveReleases, readRelease } from '../release/release-store.ts';
import type { Composition } from '../trial/changed-pages.ts';
import { documentIn } from './live-site.ts';

const program = fileURLToPath(new URL('./compose-once.ts', import.meta.url));

/**
 * The shell to which the live one can be taken back, if these remotes could be under it: not where it is of another contract, as
 * then a rollback of the shell is refused anyway, nor where the shell itself is what is released.
 */
export async function formerShell(
  store: string,
  document: ReleaseDocument,
  releases: readonly Release[],
): Promise<Release | undefined> {
  const { live, kept, until = {} } = document.packages['shell'] ?? { live: undefined, kept: [] };
  // One that was live, and not one that somebody only put there.
  const version = kept.find((each) => each in until);
  const isReleased = !releases.some((release) => release.package === 'shell' && release.version === live);
  if (!version || isReleased || !(await isStored(store, { name: 'shell', version }))) return undefined;
  const shell = await readRelease(store, { name: 'shell', version });
  return releases.some((remote) => incompatibilities(remote, shell).length > 0) ? undefined : shell;
}

/** Runs one composition in a process of its own: each may compose one site. Rejects with what the composer complains of. */
async function composeOnce(order: ComposeOrder): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: workspace,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  // One that has ended reads no more; why it ended, it says itself.
  child.stdin.on('error', () => undefined).end(JSON.stringify(order));
  const said = await text(child.stderr);
  const [code] = await ended;
  if (code !== 0) throw new Error(said || 'its process was ended from outside');
}

/** Has the shell before the live one compose what is to go live. Rejects with a sentence if it cannot. */
export async function composeUnderFormer(shell: Release, order: ComposeOrder): Promise<Composition> {
  await mkdir(order.folder, { recursive: true });
  const promote = { ...order.promote, shell: shell.version };
  await composeOnce({ ...order, promote }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `refused: ${shell.package} ${shell.version}, to which the shell can be taken back, does not compose it: ${why}`,
    );
  });
  return { folder: order.folder, releases: await liveReleases(order.store, await documentIn(order.folder)) };
}
