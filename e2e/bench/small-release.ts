import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { documentName } from '@venue/shell/compose/compose-order.ts';
import { readChecked } from '@venue/shell/release/read-checked.ts';
import { releasesFolder } from '@venue/shell/release/places.ts';
import { releaseDocumentSchema } from '@venue/shell/release/release-schema.ts';
import { copyWorkspace } from '../boundaries/copied-workspace.ts';
import { replaceIn } from '../ownership/edit.ts';

const run = promisify(execFile);

/** One sentence of a package, and what is to stand there. */
export type Sentence = { of: string; file: string; before: string; after: string };

type Place = { site: string; releases: string };

async function copyLive({ site, releases }: Place): Promise<void> {
  const { packages } = await readChecked(path.join(site, documentName), releaseDocumentSchema);
  for (const [name, { live }] of Object.entries(packages)) {
    await cp(path.join(releasesFolder, name, live), path.join(releases, name, live), { recursive: true });
  }
}

/** Changes a sentence in a copy of the checkout, and releases its package to a composed site as its team would. */
export async function releaseSentence(place: Place, { of, file, before, after }: Sentence): Promise<void> {
  await copyLive(place);
  const copy = await copyWorkspace();
  try {
    await replaceIn(path.join(copy.folder, file), before, after);
    await run(process.execPath, ['--import', 'tsx', 'shell/release/main.ts', 'release', of, '--unchecked'], {
      cwd: copy.folder,
      env: {
        ...process.env,
        SITE_CONFIG: 'sandbox',
        SANDBOX_PORT: '4180',
        RELEASES_FOLDER: place.releases,
        SITE_FOLDER: place.site,
      },
    });
  } finally {
    await copy.close();
  }
}
