import { createRequire } from 'node:module';

/** One font file of the site: which characters of which source, and how much of its weight axis. */
export type FontFile = {
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
export const fontFiles: readonly FontFile[] = [
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
