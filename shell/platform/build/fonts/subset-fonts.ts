import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { createRequire } from 'node:module';

/** One font file of the site: which characters of which source, and how much of its weight axis. */
type FontFile = {
  name: string;
  /** Path of the full font. */
  source: string;
  characters: string;
  weight: number | { min: number; max: number };
};

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** Everything that English copy and most Yoruba names need. */
const core = `${ascii}\u00A0ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú£©°×·–—‘’“”•…`;

/** The dotted vowels with their combining tone marks, which must come from one file to sit right. */
const dotted = 'ẸẹỌọ\u0300\u0301\u0304\u0323';

/** The rest of Yoruba, and the naira, which headings never show. */
const rare = 'ṢṣŃńǸǹ';

const serifWeight = 600;
const sansWeight = { min: 400, max: 650 };

/**
 * The sources are split by script, so a page takes the small `core` files first and the others only where it uses
 * their characters: taken whole, one naira sign would load all of latin-ext (60 KB sans, 174 KB serif).
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
