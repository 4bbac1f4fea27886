import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { choiceCuts, type Cut, cuts, fileOf, webpWidth } from './cuts.ts';

function folder(address: string): string {
  return fileURLToPath(new URL(address, import.meta.url));
}

export const encodedFolder = folder('encoded');

/** The records of one package. Remotes share no files, so another package gets copies of the pictures. */
export type RecordSet = {
  readonly cuts: readonly Cut[];
  /** Folder of the records. */
  readonly records: string;
  /** Folder of the encoded files, relative to the records: `.` for copies beside them. */
  readonly files: string;
};

const bookingPictures = new Set([
  'apartment-executive',
  'apartment-luxury',
  'concert-space',
  'detail-room-key',
  'hotel-basic-deluxe',
  'hotel-basic-standard',
]);

function upTo960(cut: Cut): Cut {
  return { ...cut, widths: cut.widths.filter((width) => width <= 960) };
}

export const recordSets: readonly RecordSet[] = [
  { cuts, records: folder('../src/media/pictures'), files: '../../../media/encoded' },
  {
    cuts: cuts.filter(({ name }) => bookingPictures.has(name)).map(upTo960),
    records: folder('../../mf-bookings/src/stay/pictures'),
    files: '.',
  },
  { cuts: choiceCuts, records: folder('../../mf-bookings/src/hall/pictures'), files: '.' },
];

const maxLength = 150;
const qualities = [80, 70, 60, 50, 40, 30, 25, 20, 15, 10, 5, 1];

/** A blurred preview as a data URI of at most 150 bytes. */
async function placeholderOf(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  const small = { width: width > height ? 16 : 10, height: width > height ? 10 : 12 };
  const tries = qualities.map(async (quality) => {
    const webp = await sharp(file)
      .resize({ ...small, fit: 'fill' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    return `data:image/webp;base64,${webp.toString('base64')}`;
  });
  const best = (await Promise.all(tries)).find((uri) => uri.length <= maxLength);
  if (!best) throw new Error(`${file}: no placeholder fits into ${maxLength} bytes`);
  return best;
}

function identifierOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Source code of the module for a cut; `files` as in {@link RecordSet}. */
export async function recordOf(cut: Cut, files: string): Promise<string> {
  const { name, alt, focus = [50, 50], photograph = false, widths } = cut;
  const largest = `${encodedFolder}/${fileOf(name, Math.max(...widths), 'avif')}`;
  const { width, height } = await sharp(largest).metadata();
  const imports = widths.map((size) => `import avif${size} from '${files}/${fileOf(name, size, 'avif')}';`);
  const webp = fileOf(name, webpWidth(cut), 'webp');
  return `// Written by media/encode.ts from media/recipes.ts.
${imports.join('\n')}
import webp from '${files}/${webp}';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const ${identifierOf(name)} = {
  alt: '${alt.replaceAll("'", '’')}',
  render: ${!photograph},
  width: ${width},
  height: ${height},
  focus: '${focus[0]}% ${focus[1]}%',
  placeholder:
    '${await placeholderOf(`${encodedFolder}/${webp}`)}',
  avif: { ${widths.map((size) => `${size}: avif${size}`).join(', ')} },
  webp,
} satisfies PictureRecord;
`;
}
