import { formatNaira } from '@venue/shared/money.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { detailDrum } from '../media/pictures/detail-drum.ts';
import { corporateGala } from '../media/pictures/corporate-gala.ts';
import { detailPlaceSetting } from '../media/pictures/detail-place-setting.ts';
import { socialBirthday } from '../media/pictures/social-birthday.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';

export type QuoteCard = { heading: string; text: string; image: PictureRecord };

/** The four kinds of event that a quote is asked for (HM-09). */
export const quoteCards = [
  {
    heading: 'Weddings',
    text: `Yoruba, Igbo, Hausa, English or Western. Halls from ${formatNaira(hallsFrom)}.`,
    image: detailPlaceSetting,
  },
  {
    heading: 'Social events',
    text: 'Birthdays, graduations, anniversaries, remembrance.',
    image: socialBirthday,
  },
  {
    heading: 'Corporate events',
    text: 'Seminars, award nights, product launches, year-end parties.',
    image: corporateGala,
  },
  {
    heading: 'Concerts',
    text: `The concert space, ${formatNaira(concertDayRate)} a day.`,
    image: detailDrum,
  },
] as const satisfies readonly QuoteCard[];
