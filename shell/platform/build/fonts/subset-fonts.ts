import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { createRequire } from 'node:module';

/** A font file of the site: the source font, the characters to keep and the range of the weight axis. */
type FontFile = {
  name: string;
  /** Path of the full font. */
  source: string;
  characters: string;
  weight: number | { min: number; max: number };
};

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** All characters that English texts and most Yoruba names need. */
const core = `${ascii}\u00A0ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú£©°×·–—‘’“”•…`;

/** The dotted vowels with their combining tone marks, which must come from one file to be positioned correctly. */
const dotted = 'ẸẹỌọ\u0300\u0301\u0304\u0323';

/** The remaining Yoruba letters, and the naira sign, which headings never show. */
const rare = 'ṢṣŃńǸǹ';

const serifWeight = 600;
const sansWeight = { min: 400, max: 650 };

/**
 * Sources are split by script, so that a page loads the small `core` files first and the others only if it uses
 * their characters. Otherwise a single naira sign would load all of latin-ext (60 KB sans, 174 KB serif).
 */
const fontFiles: readonly FontFile[] = [
  {
    name: 'serif-core',
    source:
      require.resolve('@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-wght-normal.woff2'),
    characters: core,
    weight: serifWeight,
  },
  {
    name: 'serif-dotted',
    source:
      require.resolve('@fontsource-variable/noto-serif-display/files/noto-serif-display-vietnamese-wght-normal.woff2'),
    characters: dotted,
    weight: serifWeight,
  },
  {
    name: 'serif-rare',
    source:
      require.resolve('@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-ext-wght-normal.woff2'),
    characters: rare,
    weight: serifWeight,
  },
  {
    name: 'sans-core',
    source: require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    characters: core,
    weight: sansWeight,
  },
  {
    name: 'sans-dotted',
    source:
      require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2'),
    characters: dotted,
    weight: sansWeight,
  },
  {
    name: 'sans-rare',
    source:
      require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'),
    characters: `₦${rare}`,
    weight: sansWeight,
  },
];

const output = fileURLToPath(new URL('../../../src/assets/fonts/', import.meta.url));

/** Drops small capitals, fractions and other alternative glyphs. */
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
