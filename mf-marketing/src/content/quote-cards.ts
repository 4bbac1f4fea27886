import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { detailDrum } from '../media/pictures/detail-drum.ts';
import { corporateGala } from '../media/pictures/corporate-gala.ts';
import { detailPlaceSetting } from '../media/pictures/detail-place-setting.ts';
import { socialBirthday } from '../media/pictures/social-birthday.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';

export type QuoteCard = {
  heading: string;
  text: string;
  image: PictureRecord;
  /** Of what has a price of its own: the way to book it, before the quote. */
  booking?: { title: string; path: string };
};

/** The four kinds of event that a quote is asked for (HM-09). */
export const quoteCards = [
  {
    heading: 'Weddings',
    text: `Yoruba, Igbo, Hausa, English or Western. Halls from ${formatNaira(hallsFrom)}.`,
    image: detailPlaceSetting,
    booking: { title: 'Check a date in a hall', path: addressOf('mf-bookings/hall-booking') },
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
    booking: { title: 'Book the day', path: addressOf('mf-bookings/concert-booking') },
  },
] as const satisfies readonly QuoteCard[];
