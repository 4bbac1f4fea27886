import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures, formatNaira } from '@venue/shared/text/numbers.ts';
import { place, region } from '@venue/shared/venue/contacts.ts';
import { hallGuests, hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { apartmentExecutive } from '../../media/pictures/apartment-executive.ts';
import { birthdayCake } from '../../media/pictures/birthday-cake.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { corporateGalaSetting } from '../../media/pictures/corporate-gala-setting.ts';
import { detailDrum } from '../../media/pictures/detail-drum.ts';
import { detailPlaceSetting } from '../../media/pictures/detail-place-setting.ts';
import { hallAmbali } from '../../media/pictures/hall-ambali.ts';
import { hotelBasicStandard } from '../../media/pictures/hotel-basic-standard.ts';
import { lounge } from '../../media/pictures/lounge.ts';
import { grounds, headlineFigures, capacities } from '../halls/capacities.ts';
import { allHallsGuests, smallestHall } from '../halls/halls.ts';
import { type PageLink, requestAQuote } from '../links.ts';
import type { PictureCardContent } from '../picture-card-content.ts';

/** The headline figures begin above what the smallest hall suits. */
const fewerGuestsText =
  hallGuests.from < grounds.guests.from
    ? ` Fewer? ${smallestHall.name} suits ${inFigures(hallGuests.from)}.`
    : '';

/** G-09, G-10. */
export const homeHero = {
  greeting: { yoruba: 'Ẹ kú àbọ̀', rest: `to ${place.town}, ${region}` },
  heading: 'Bring everybody.',
  intro: `${headlineFigures.squareFeet} square feet for weddings, concerts and conferences, with a hotel across the court. ${headlineFigures.guests} guests, up to ${headlineFigures.seated} seated for weddings.${fewerGuestsText}`,
  pictureAlt: 'The event center set for a wedding: round tables, gold chairs, a white aisle to the stage',
  caption: 'The event center, set for a wedding',
} as const;

/** First in the Facilities & Services list, its figure set large (HM-10). */
export const powerSupply = {
  figure: '24/7',
  name: 'power with standby generator',
  text: 'It takes over when the power goes.',
} as const;

export const services = [
  { name: 'WiFi', text: 'In the hotel rooms and the halls.' },
  { name: 'Reception call line', text: 'Call reception from anywhere on site.' },
  { name: 'Intercom phones', text: 'Hall to kitchen, room to reception.' },
  { name: 'Security', text: 'Guards indoors and outdoors, at every event.' },
] as const;

function learnMore(hiddenText: string, path: string): PageLink {
  return { title: 'Learn More', hiddenText, path };
}

/** Slides of the home page (HM-05 to HM-07). */
export const facilityCards = [
  {
    title: 'Halls',
    text: `For ${allHallsGuests} guests, by the day.`,
    secondText: 'You choose the caterer and the colours.',
    picture: hallAmbali,
    links: [learnMore('about the event halls', addressOf('mf-marketing/event-hall'))],
  },
  {
    title: 'Hotel',
    text: 'Breakfast is included with every room.',
    secondText: 'Pools, a spa and a restaurant on site.',
    picture: hotelBasicStandard,
    links: [learnMore('about the hotel', addressOf('mf-marketing/hotels'))],
  },
  {
    title: 'Short-let apartments',
    text: 'Bedrooms, a sitting room, a kitchen.',
    secondText: 'For families who stay on after the party.',
    picture: apartmentExecutive,
    links: [learnMore('about the apartments', addressOf('mf-marketing/apartments'))],
  },
  {
    title: 'Concert space',
    text: 'Stage, floor and lights. Book and pay online.',
    secondText: 'The band can sleep across the court.',
    picture: concertSpace,
    links: [learnMore('about the concert space', addressOf('mf-marketing/concert-space'))],
  },
  {
    title: 'Lounge',
    text: `Room for ${inFigures(capacities.lounge)}, bartenders included.`,
    secondText: 'There’s a corner to talk in.',
    picture: lounge,
    links: [learnMore('about the lounge', addressOf('mf-marketing/lounge'))],
  },
] as const satisfies readonly PictureCardContent[];

/** The four quote cards (HM-09). */
export const quoteCards = [
  {
    title: 'Weddings',
    text: `Yoruba, Igbo, Hausa, English or Western. Halls from ${formatNaira(hallsFrom)}.`,
    picture: detailPlaceSetting,
    path: addressOf('mf-marketing/wedding-events'),
    links: [requestAQuote('for weddings')],
  },
  {
    title: 'Social events',
    text: 'Birthdays, graduations, anniversaries, remembrance.',
    picture: birthdayCake,
    path: addressOf('mf-marketing/social-events'),
    links: [requestAQuote('for social events')],
  },
  {
    title: 'Corporate events',
    text: 'Seminars, award nights, product launches, year-end parties.',
    picture: corporateGalaSetting,
    path: addressOf('mf-marketing/corporate-events'),
    links: [requestAQuote('for corporate events')],
  },
  {
    title: 'Concerts',
    text: `The concert space, ${formatNaira(concertDayRate)} a day.`,
    picture: detailDrum,
    path: addressOf('mf-marketing/concert-space'),
    links: [requestAQuote('for concerts')],
  },
] as const satisfies readonly PictureCardContent[];
