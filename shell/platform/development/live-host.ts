import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveSite } from '../deploy/live-site.ts';
import type { Release } from '../releases/release-schema.ts';
import { developmentFolder, liveReleases, releaseFolder } from '../releases/release-store.ts';

/** What `npm run dev -- mf-x` needs of the live site. */
export type LiveHost = {
  releases: readonly Release[];
  /** The site's configuration, unchecked; undefined if it has none yet. */
  configuration: unknown;
  /** The live shell's version. */
  version: string;
  /** Folder of the live shell with development React. */
  development: string;
  /** Its built page. */
  built: string;
};

/** Reads the live site of this machine. Rejects with a message that says what to do if something is missing. */
export async function readLiveHost(siteFolder: string, store: string): Promise<LiveHost> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none') {
    throw new Error(
      `there is no live site in ${siteFolder}: fetch the published one (docs/releasing.md), or run "npm start" once to make one of this checkout`,
    );
  }
  const releases = await liveReleases(store, live.document).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason}: fetch the store of releases (docs/releasing.md), or run "npm start" once`, {
      cause,
    });
  });
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) throw new Error('the live site has no shell: run "npm start" once');
  const development = path.join(releaseFolder(store, shell), developmentFolder);
  const built = await readFile(path.join(development, 'index.html'), 'utf8').catch(() => undefined);
  if (built === undefined) {
    throw new Error(
      `the live shell ${shell.version} was released without development React: release it again with "npm run site -- release shell"`,
    );
  }
  const { configuration } = live.document;
  return { releases, configuration, version: shell.version, development, built };
}
