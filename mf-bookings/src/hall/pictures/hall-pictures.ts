import { hallAmbaliChoice } from './hall-ambali-choice.ts';
import { hallBallRoomChoice } from './hall-ball-room-choice.ts';
import { hallWosilatChoice } from './hall-wosilat-choice.ts';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

/** Pictures of the halls, by the venue's key for each; a hall may have none. */
export const hallPictures: Readonly<Record<string, PictureRecord>> = {
  ambali: hallAmbaliChoice,
  'ball-room': hallBallRoomChoice,
  wosilat: hallWosilatChoice,
};
