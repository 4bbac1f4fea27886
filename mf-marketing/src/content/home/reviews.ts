import type { MotifName } from '../../pattern/motifs.tsx';
import { reviewFiles } from '../../../content/reviews.data.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { pictureNamed } from '../../media/picture-named.ts';
import { withFacts } from '../facts.ts';
import { monthOrDay } from '../news/month-or-day.ts';

/** HM-08. The image beside the name is a square of cloth: no face is shown that is nobody's. */
export type Review = {
  /** The name of its file. */
  id: string;
  /** In quotation marks, where somebody said it. */
  text: string;
  name: string;
  /** What was held, where, and when if that is known; of an example first that it is one. */
  occasion: string;
  image: MotifName;
  background: PictureRecord;
};

function occasionOf({ occasion, date, sample }: (typeof reviewFiles)[number]): string {
  const held = [withFacts(occasion), ...(date === undefined ? [] : [monthOrDay(date)])].join(', ');
  return sample ? `Sample review: ${held}` : held;
}

/** What guests said. Each is a file in `content/reviews`. */
export const reviews: readonly Review[] = reviewFiles.map((file) => ({
  id: file.id,
  text: file.sample ? withFacts(file.text) : `“${withFacts(file.text)}”`,
  name: withFacts(file.name),
  occasion: occasionOf(file),
  image: file.cloth,
  background: pictureNamed(file.background),
}));

/** Over samples stands that they are some; each says so beside its name as well. */
type ReviewsIntro = { of: 'guests'; title: string } | { of: 'ourselves'; title: string; note: string };

const ofGuests: ReviewsIntro = { of: 'guests', title: 'What guests tell us' };

const ofOurselves: ReviewsIntro = {
  of: 'ourselves',
  title: 'The guest book opens with you.',
  note: 'These are samples, written by ourselves, until guests write here.',
};

/** What stands over the reviews. As long as all of them are samples, it does not claim that guests spoke. */
export const reviewsIntro: ReviewsIntro = reviewFiles.every(({ sample }) => sample) ? ofOurselves : ofGuests;
