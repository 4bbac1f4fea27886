import type { MotifName } from '@venue/shared/pattern/motifs.tsx';
import { reviewFiles } from '../../content/reviews.data.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { pictureNamed } from '../media/picture-named.ts';
import { withFacts } from './facts.ts';

/** HM-08. The image beside the name is a square of cloth: no face is shown that is nobody's. */
export type Review = {
  text: string;
  name: string;
  /** What was held, and where; of an example also that it is one. */
  occasion: string;
  image: MotifName;
  background: PictureRecord;
};

/** What guests said. Each is a file in `content/reviews`. */
export const reviews: readonly Review[] = reviewFiles.map((file) => ({
  text: withFacts(file.words),
  name: withFacts(file.name),
  occasion: `${withFacts(file.occasion)}.${file.sample ? ' Sample review.' : ''}`,
  image: file.cloth,
  background: pictureNamed(file.background),
}));
