import { hallAmbaliChoice } from './hall-ambali-choice.ts';
import { hallBallRoomChoice } from './hall-ball-room-choice.ts';
import { hallWosilatChoice } from './hall-wosilat-choice.ts';
import type { HallPictureRecord } from './hall-picture.tsx';

/** Pictures of the halls, by the venue's key for each; a hall may have none. */
export const hallPictures: Readonly<Record<string, HallPictureRecord>> = {
  ambali: hallAmbaliChoice,
  'ball-room': hallBallRoomChoice,
  wosilat: hallWosilatChoice,
};
