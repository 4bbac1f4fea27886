import { formatNaira } from '@venue/shared/money.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { concertSpaceTall } from '../media/pictures/concert-space-tall.ts';
import { corporateGalaTall } from '../media/pictures/corporate-gala-tall.ts';
import { outdoorFunctionTall } from '../media/pictures/outdoor-function-tall.ts';
import { weddingTraditionalTall } from '../media/pictures/wedding-traditional-tall.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';

export type QuoteCard = { heading: string; text: string; image: PictureRecord };

/** The four kinds of event that a quote is asked for (HM-09). */
export const quoteCards = [
  {
    heading: 'Weddings',
    text: `Yoruba, Igbo, Hausa, English or Western. Halls from ${formatNaira(hallsFrom)}.`,
    image: weddingTraditionalTall,
  },
  {
    heading: 'Social events',
    text: 'Birthdays, graduations, anniversaries, remembrance.',
    image: outdoorFunctionTall,
  },
  {
    heading: 'Corporate events',
    text: 'Seminars, award nights, product launches, year-end parties.',
    image: corporateGalaTall,
  },
  {
    heading: 'Concerts',
    text: `The concert space, ${formatNaira(concertDayRate)} per day.`,
    image: concertSpaceTall,
  },
] as const satisfies readonly QuoteCard[];
