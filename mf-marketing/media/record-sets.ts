import { fileURLToPath } from 'node:url';
import { choiceCuts, cuts, type Cut } from './cuts.ts';

function folder(address: string): string {
  return fileURLToPath(new URL(address, import.meta.url));
}

export const encodedFolder = folder('encoded');

/** The records of one package. Remotes share no files, so another package gets copies of the pictures. */
export type RecordSet = {
  readonly cuts: readonly Cut[];
  /** Folder of the records. */
  readonly records: string;
  /** Type of a record; `from` is relative to the records. */
  readonly type: { readonly name: string; readonly from: string };
  /** Folder of the encoded files, relative to the records. */
  readonly files: string;
  /** Folder for copies of the encoded files. */
  readonly copies?: string;
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

const stayPictures = folder('../../mf-bookings/src/stay/pictures');
const hallPictures = folder('../../mf-bookings/src/hall/pictures');

export const recordSets: readonly RecordSet[] = [
  {
    cuts,
    records: folder('../src/media/pictures'),
    type: { name: 'PictureRecord', from: '../picture-record.ts' },
    files: '../../../media/encoded',
  },
  {
    cuts: cuts.filter(({ name }) => bookingPictures.has(name)).map(upTo960),
    records: stayPictures,
    type: { name: 'StayPictureRecord', from: './stay-picture.tsx' },
    files: '.',
    copies: stayPictures,
  },
  {
    cuts: choiceCuts,
    records: hallPictures,
    type: { name: 'HallPictureRecord', from: './hall-picture.tsx' },
    files: '.',
    copies: hallPictures,
  },
];
