import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { birthdayCake } from '../../media/pictures/birthday-cake.ts';
import { corporateGalaSetting } from '../../media/pictures/corporate-gala-setting.ts';
import { detailDrum } from '../../media/pictures/detail-drum.ts';
import { detailPlaceSetting } from '../../media/pictures/detail-place-setting.ts';
import type { PictureCard } from '../picture-card.ts';
import { bookTheConcertSpace, checkADate, requestAQuote } from '../ways.ts';

/** The four quote cards (HM-09). Events that can be booked online offer that first. */
export const quoteCards = [
  {
    title: 'Weddings',
    text: `Yoruba, Igbo, Hausa, English or Western. Halls from ${formatNaira(hallsFrom)}.`,
    picture: detailPlaceSetting,
    path: addressOf('mf-marketing/wedding-events'),
    ways: [checkADate, requestAQuote('for weddings')],
  },
  {
    title: 'Social events',
    text: 'Birthdays, graduations, anniversaries, remembrance.',
    picture: birthdayCake,
    path: addressOf('mf-marketing/social-events'),
    ways: [requestAQuote('for social events')],
  },
  {
    title: 'Corporate events',
    text: 'Seminars, award nights, product launches, year-end parties.',
    picture: corporateGalaSetting,
    path: addressOf('mf-marketing/corporate-events'),
    ways: [requestAQuote('for corporate events')],
  },
  {
    title: 'Concerts',
    text: `The concert space, ${formatNaira(concertDayRate)} a day.`,
    picture: detailDrum,
    path: addressOf('mf-marketing/concert-space'),
    ways: [bookTheConcertSpace, requestAQuote('for concerts')],
  },
] as const satisfies readonly PictureCard[];
