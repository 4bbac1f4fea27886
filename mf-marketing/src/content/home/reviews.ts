import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { reviewFiles } from '../../../content/reviews.data.ts';
import { pictureByName } from '../../media/picture-by-name.ts';
import { withFacts } from '../facts.ts';
import { monthOrDay } from '../time-in-words.ts';

/** HM-08. The image is a square of cloth, because we show no invented faces. */
export type Review = {
  /** The name of its file. */
  id: string;
  /** Written by ourselves. */
  isSample: boolean;
  /** In quotation marks, unless it is a sample. */
  text: string;
  name: string;
  /** `Wedding, Ambali Hall`; a real one has its date: `Wedding, Ambali Hall, March 2026`. */
  occasion: string;
  image: (typeof reviewFiles)[number]['cloth'];
  background: PictureRecord;
};

function occasionOf({ occasion, date }: (typeof reviewFiles)[number]): string {
  return [withFacts(occasion), ...(date === undefined ? [] : [monthOrDay(date)])].join(', ');
}

/** Each is a file in `content/reviews`. */
export const reviews: readonly Review[] = reviewFiles.map((file) => ({
  id: file.id,
  isSample: file.sample,
  text: file.sample ? withFacts(file.text) : `“${withFacts(file.text)}”`,
  name: withFacts(file.name),
  occasion: occasionOf(file),
  image: file.cloth,
  background: pictureByName(file.background),
}));

type ReviewsIntro = { about: 'guests'; title: string } | { about: 'ourselves'; title: string; note: string };

const ofGuests: ReviewsIntro = { about: 'guests', title: 'What our guests say' };

const ofOurselves: ReviewsIntro = {
  about: 'ourselves',
  title: 'The guest book opens with you.',
  note: 'These are samples that we wrote ourselves, until our first guests write theirs.',
};

/** While all reviews are samples, the heading does not claim that guests wrote them. */
export const reviewsIntro: ReviewsIntro = reviewFiles.every(({ sample }) => sample) ? ofOurselves : ofGuests;
