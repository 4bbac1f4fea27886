import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontFiles, type FontFile } from './font-files.ts';

const output = fileURLToPath(new URL('../../../src/assets/fonts/', import.meta.url));

/** Glyphs for small capitals, fractions and other shapes of the same characters are left behind. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

async function subset(file: FontFile): Promise<string> {
  const source = await readFile(file.source);
  const variationAxes = { wght: file.weight };
  const small = await subsetFont(source, file.characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(`${output}${file.name}.woff2`, small);
  return `${file.name}: ${source.length} -> ${small.length} bytes`;
}

/** Writes the font files that the site ships. Run `npx tsx shell/platform/build/fonts/subset-fonts.ts` after changing the list. */
const lines = await Promise.all(fontFiles.map(subset));
process.stdout.write(`${lines.join('\n')}\n`);
