import { halls as letHalls } from '@venue/shared/venue/halls.ts';
import type { Hall as LetHall } from '@venue/shared/venue/venue-schema.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { hallAmbali } from '../../media/pictures/hall-ambali.ts';
import { hallBallRoom } from '../../media/pictures/hall-ball-room.ts';
import { hallWosilat } from '../../media/pictures/hall-wosilat.ts';

/** Its key is also its anchor on the event hall page. */
export type Hall = LetHall & { readonly image: PictureRecord };

const images: Readonly<Record<string, PictureRecord>> = {
  'ball-room': hallBallRoom,
  ambali: hallAmbali,
  wosilat: hallWosilat,
};

/** Smallest first. A hall without its own picture shows the largest hall’s. */
export const halls: readonly Hall[] = letHalls.map((hall) =>
  Object.assign({ image: images[hall.key] ?? hallWosilat }, hall),
);

function hallAt(index: number): Hall {
  const hall = halls[index];
  if (!hall) throw new Error('the venue has no halls');
  return hall;
}

/** With two halls the middle one is the largest too; with one all three are the same. */
export const smallestHall: Hall = hallAt(0);
export const middleHall: Hall = hallAt(Math.floor(halls.length / 2));
export const largestHall: Hall = hallAt(halls.length - 1);
