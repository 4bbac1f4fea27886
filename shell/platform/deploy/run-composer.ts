import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Composed,
  composedSchema,
  type Composer,
  type ComposeRequest,
  protocolVersion,
} from '../compose/compose-request.ts';
import { assertUntampered } from '../releases/integrity.ts';
import { readRelease, versionFolder } from '../releases/release-store.ts';
import type { CurrentSite } from './live-site.ts';

/** The composer in a shell's release. */
const composerFile = 'server/composer.js';

function isComposer(module: unknown): module is Composer {
  if (typeof module !== 'object' || module === null || !('compose' in module) || !('protocols' in module)) {
    return false;
  }
  return typeof module.compose === 'function' && Array.isArray(module.protocols);
}

/** Throws if the composer and this checkout do not understand each other, saying which one to update. */
export function assertProtocol(protocols: readonly number[], shell: string, own = protocolVersion): void {
  if (protocols.includes(own)) return;
  throw new Error(
    protocols.some((number) => number > own)
      ? `this checkout is too old for the live ${shell}: update it, then run the same command again`
      : `this checkout is newer than the live ${shell} understands: release the shell first ("npm run site -- release shell")`,
  );
}

/**
 * Loads the composer of a shell's release, so that it does not matter which checkout releases. Rejects unless
 * every file of that release is unchanged.
 */
async function loadComposer(store: string, version: string): Promise<Composer['compose']> {
  const requested = { name: 'shell', version } as const;
  const release = await readRelease(store, requested);
  const folder = versionFolder(store, requested);
  await assertUntampered(release, folder);
  const composer: unknown = await import(pathToFileURL(path.join(folder, composerFile)).href);
  if (!isComposer(composer)) throw new Error(`${composerFile} of shell ${version} composes nothing`);
  assertProtocol(composer.protocols, `shell ${version}`);
  return composer.compose;
}

/** Composes a state of the site into an empty folder, with the composer of the shell that is about to be live. */
export async function composeInto(
  request: Pick<ComposeRequest, 'store' | 'folder' | 'state'>,
  { live, addresses }: Pick<CurrentSite, 'live' | 'addresses'>,
): Promise<Composed> {
  const shell = request.state.packages['shell']?.live;
  if (!shell) throw new Error('no shell has been released yet: run "npm run site -- release shell" first');
  const compose = await loadComposer(request.store, shell);
  const previous = live.kind === 'none' ? undefined : live.folder;
  return composedSchema.parse(await compose({ ...request, previous, addresses }));
}
