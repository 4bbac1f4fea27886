import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The licences of everything that a build bundles, published beside its scripts. */
export const noticesFile = 'third-party-notices.txt';

/** The licence of something that is in no package, such as a font. */
export type Licence = { of: string; text: URL };

async function section({ of, text }: Licence): Promise<string> {
  return `## ${of}\n\n${await readFile(text, 'utf8')}`;
}

/** Writes the licences that Vite finds for the modules of a build, and further ones. */
export function notices(...further: Licence[]): Plugin {
  return {
    name: 'notices',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { license: { fileName: noticesFile } } }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const asset = bundle[noticesFile];
        if (asset?.type !== 'asset') throw new Error('the build has no notices');
        asset.source = [asset.source, ...(await Promise.all(further.map(section)))].join('\n');
      },
    },
  };
}
