import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { detailDrum } from '../../media/pictures/detail-drum.ts';
import { corporateGalaSetting } from '../../media/pictures/corporate-gala-setting.ts';
import { birthdayCake } from '../../media/pictures/birthday-cake.ts';
import { detailPlaceSetting } from '../../media/pictures/detail-place-setting.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { bookTheConcertSpace, checkADate, type WayToBook } from '../home/ways-to-book.ts';

export type QuoteCard = {
  heading: string;
  text: string;
  image: PictureRecord;
  /** Of what has a price of its own: the way to book it, before the quote. */
  booking?: WayToBook;
  /** Its page. */
  page: string;
};

/** The four kinds of event that a quote is asked for (HM-09). */
export const quoteCards = [
  {
    heading: 'Weddings',
    text: `Yoruba, Igbo, Hausa, English or Western. Halls from ${formatNaira(hallsFrom)}.`,
    image: detailPlaceSetting,
    booking: checkADate,
    page: addressOf('mf-marketing/wedding-events'),
  },
  {
    heading: 'Social events',
    text: 'Birthdays, graduations, anniversaries, remembrance.',
    image: birthdayCake,
    page: addressOf('mf-marketing/social-events'),
  },
  {
    heading: 'Corporate events',
    text: 'Seminars, award nights, product launches, year-end parties.',
    image: corporateGalaSetting,
    page: addressOf('mf-marketing/corporate-events'),
  },
  {
    heading: 'Concerts',
    text: `The concert space, ${formatNaira(concertDayRate)} a day.`,
    image: detailDrum,
    booking: bookTheConcertSpace,
    page: addressOf('mf-marketing/concert-space'),
  },
] as const satisfies readonly QuoteCard[];
