import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { iconFiles } from './icon-sizes.ts';

const source = await readFile(new URL('../../../src/assets/icon.svg', import.meta.url), 'utf8');
const output = fileURLToPath(new URL('../../../public/icons/', import.meta.url));
/** The colour of the first shape, which fills the square. */
const [, ground = '#000000'] = /fill="(#[\da-f]{6})"/.exec(source) ?? [];

/** Share of the icon's width that the drawing takes. The rest may be cropped. */
const share = { any: 1, apple: 1, maskable: 0.58 } as const;

async function write({ file, size, purpose }: (typeof iconFiles)[number]): Promise<void> {
  const drawn = Math.round(size * share[purpose]);
  const [before, after] = [Math.floor((size - drawn) / 2), Math.ceil((size - drawn) / 2)];
  await sharp(Buffer.from(source), { density: (72 * drawn) / 64 })
    .resize(drawn, drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .flatten({ background: ground })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(output + file);
}

/** Run `npx tsx shell/platform/build/icons/write-icons.ts` after changing `icon.svg`. */
await Promise.all(iconFiles.map(write));
