import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** All characters that English texts and most Yoruba names need. */
const core = `${ascii}\u00A0ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú£©°×·–—‘’“”•…`;

/** The dotted vowels with their combining tone marks, which must come from one file to be positioned correctly. */
const dotted = 'ẸẹỌọ\u0300\u0301\u0304\u0323';

/** The remaining Yoruba letters. */
const rare = 'ṢṣŃńǸǹ';

const serif = { font: 'noto-serif-display', weight: 600 };
const sans = { font: 'source-sans-3', weight: { min: 400, max: 650 } };

/**
 * The font files of the site. Sources are split by script, so that a page loads the small `core` files first and the
 * others only if it uses their characters. Otherwise a single naira sign, which headings never show, would load all
 * of latin-ext (60 KB sans, 174 KB serif).
 */
const fontFiles = [
  { name: 'serif-core', ...serif, script: 'latin', characters: core },
  { name: 'serif-dotted', ...serif, script: 'vietnamese', characters: dotted },
  { name: 'serif-rare', ...serif, script: 'latin-ext', characters: rare },
  { name: 'sans-core', ...sans, script: 'latin', characters: core },
  { name: 'sans-dotted', ...sans, script: 'vietnamese', characters: dotted },
  { name: 'sans-rare', ...sans, script: 'latin-ext', characters: `₦${rare}` },
];

const output = fileURLToPath(new URL('../../../src/assets/fonts/', import.meta.url));

/** Drops small capitals, fractions and other alternative glyphs. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

async function subset(file: (typeof fontFiles)[number]): Promise<string> {
  const { name, font, weight, script, characters } = file;
  const full = `@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;
  const source = await readFile(require.resolve(full));
  const options = { variationAxes: { wght: weight }, keepFeatures, noHinting: true };
  const small = await subsetFont(source, characters, { targetFormat: 'woff2', ...options });
  await writeFile(`${output}${name}.woff2`, small);
  return `${name}: ${source.length} -> ${small.length} bytes`;
}

/**
 * Writes the font files that the site ships. Run `npx tsx shell/platform/build/fonts/subset-fonts.ts` after
 * changing the list.
 */
const lines = await Promise.all(fontFiles.map(subset));
process.stdout.write(`${lines.join('\n')}\n`);
