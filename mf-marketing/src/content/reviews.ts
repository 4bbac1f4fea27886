import type { MotifName } from '@venue/shared/pattern/motifs.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { concertSpace } from '../media/pictures/concert-space.ts';
import { hallBallRoom } from '../media/pictures/hall-ball-room.ts';
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

/** Examples of what a review looks like; each says that it is one. */
export const reviews = [
  {
    text: 'We said 600 and 740 came. Nobody stood, and the jollof went round twice.',
    name: 'Adunni & Kola',
    occasion: 'Wedding, Ambali Hall',
    image: 'digi',
    background: weddingDetail,
  },
  {
    text: 'Forty people, two screens, one good lunch. We finished when the plan said so.',
    name: 'Tunde',
    occasion: 'Seminar, Ball Room',
    image: 'iye',
    background: hallBallRoom,
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
