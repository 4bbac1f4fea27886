import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { composedFile } from '@venue/shell/compose/composed-pages.ts';
import { composedSchema, handOver } from '@venue/shell/compose/compose-order.ts';
import { linkFiles } from '@venue/shell/compose/link-files.ts';
import { readAddresses } from '@venue/shell/compose/site-addresses.ts';
import { sandboxDocument } from '@venue/shell/configuration/sandbox-document.ts';
import { releasesFolder } from '@venue/shell/release/places.ts';
import { readRelease } from '@venue/shell/release/release-store.ts';
import type { ReleaseDocument } from '@venue/shell/release/release-schema.ts';
import * as z from 'zod';
import { storeSynthetic, type SyntheticRemote } from './synthetic-remote.ts';

const run = promisify(execFile);
const takenSchema = z.object({
  seconds: z.number(),
  processor: z.number(),
  megabytes: z.number(),
  composed: composedSchema,
});

type Live = ReleaseDocument['packages'][string];

/** A composition, and what it took. */
export type Composition = z.infer<typeof takenSchema> & { folder: string };

/** Versions of our own packages that synthetic remotes stand beside. */
export type OwnVersions = Readonly<Record<string, string>>;

/** Composes sites of our own packages and of synthetic remotes, in a folder of its own. */
export async function openScaleSite(own: OwnVersions, remotes: readonly SyntheticRemote[]) {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-scale-'));
  const store = path.join(root, 'releases');
  const shellVersion = own['shell'] ?? '';
  await Promise.all(
    Object.entries(own).map(([name, version]) =>
      linkFiles(path.join(releasesFolder, name, version), path.join(store, name, version)),
    ),
  );
  const shell = await readRelease(store, { name: 'shell', version: shellVersion });
  const stored = Object.entries(own);
  for (const remote of remotes) stored.push([remote.name, await storeSynthetic(store, remote, shell)]);
  const packages = stored.map(([name, live]): [string, Live] => [name, { live, kept: [] }]);
  const document: ReleaseDocument = { packages: Object.fromEntries(packages) };
  const configuration = await sandboxDocument('http://127.0.0.1:4180');
  let count = 0;

  async function compose(from?: Composition, promote: OwnVersions = {}): Promise<Composition> {
    count += 1;
    const folder = path.join(root, String(count));
    await mkdir(folder);
    const order = {
      handOver,
      store,
      folder,
      before: from?.folder,
      promote,
      forget: {},
      configuration,
      document: from?.composed.document ?? document,
      addresses: await readAddresses(from?.folder),
    };
    const script = path.join(import.meta.dirname, 'compose-once.ts');
    const given = JSON.stringify({ order, shell: path.join(store, 'shell', shellVersion) });
    const composing = run(process.execPath, ['--import', 'tsx', script], {
      maxBuffer: 2 ** 26,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    composing.child.stdin?.end(given);
    const { stdout } = await composing;
    return { ...takenSchema.parse(JSON.parse(stdout)), folder };
  }

  return {
    /** Composes a site for the first time: publishes and compresses the files of all versions. */
    first: () => compose(),
    /** Renders and writes all pages once more, beside versions that are published already. */
    whole: async (from: Composition) => {
      await rm(path.join(from.folder, composedFile), { force: true });
      return compose(from);
    },
    /** Makes another version of a synthetic remote live, on top of a composition. */
    release: async (from: Composition, remote: SyntheticRemote) =>
      compose(from, { [remote.name]: await storeSynthetic(store, remote, shell) }),
    close: () => rm(root, { recursive: true, force: true }),
  };
}
