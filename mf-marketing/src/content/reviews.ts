import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { middleHall, smallestHall } from './halls.ts';
import type { MotifName } from '@venue/shared/pattern/motifs.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { concertSpace } from '../media/pictures/concert-space.ts';
import { outdoorFunction } from '../media/pictures/outdoor-function.ts';
import { weddingDetail } from '../media/pictures/wedding-detail.ts';

/** HM-08. The image beside the name is a square of cloth: no face is shown that is nobody's. */
export type Review = {
  text: string;
  name: string;
  /** What was held, and where. */
  occasion: string;
  image: MotifName;
  background: PictureRecord;
};

const middleMost = middleHall.listed.to;

/** Examples of what a review looks like; each says that it is one. */
export const reviews = [
  {
    text: `We said ${Math.round(middleMost * 0.75)} and ${Math.round(middleMost * 0.925)} came. Nobody stood, and the jollof went round twice.`,
    name: 'Adunni & Kola',
    occasion: `Wedding, ${middleHall.name}`,
    image: 'digi',
    background: weddingDetail,
  },
  {
    text: `${capital(countedInWords(Math.round(smallestHall.listed.to / 2), 'person', 'people'))}, two screens, one good lunch. We finished when the plan said so.`,
    name: 'Tunde',
    occasion: `Seminar, ${smallestHall.name}`,
    image: 'iye',
    background: smallestHall.image,
  },
  {
    text: 'The light went once, for three seconds. The aunties did not stop dancing.',
    name: 'Morenike',
    occasion: 'Sixtieth birthday, outdoor function area',
    image: 'olokoto',
    background: outdoorFunction,
  },
  {
    text: 'Loaded in at seven, sound checked by noon, and the band slept across the court.',
    name: 'Seun',
    occasion: 'Concert, concert space',
    image: 'igbiOkun',
    background: concertSpace,
  },
] as const satisfies readonly Review[];
