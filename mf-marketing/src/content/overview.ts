import { formatNaira } from '@venue/shared/text/numbers.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { hallGuests, hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { facilityCountInWords } from './facilities.ts';
import { headlineFigures } from './halls/capacities.ts';
import { smallestHall } from './halls/halls.ts';
import { roomsFrom } from './lodging/lodging-text.ts';

/** G-09. */
export const headlineStatistics = [
  { figure: headlineFigures.squareFeet, unit: 'square feet behind one gate' },
  {
    figure: headlineFigures.guests,
    unit: `guests, all halls and grounds together; for a party of ${hallGuests.from} there is ${smallestHall.name}`,
  },
  { figure: headlineFigures.seated, unit: 'seated for a wedding' },
] as const;

/** AB-01. */
export const aboutText = [
  'A bride dresses in the hotel and walks to her wedding. Her guests eat in the next hall, dance in the one after, and go to bed across the court. Nobody starts a car.',
  `That is the whole idea of the place: an event center with its halls, a conference hall and a concert space beside a hotel and short-let apartments, with a night club, a lounge, a cafe and a cinema for the evening after. One manager answers for all of it.`,
] as const;

const whatTheNameMeans =
  brand.meaning === undefined
    ? 'A merry day takes'
    : `${brand.name} is ${brand.meaning}, and a merry day takes`;

/** AB-02. */
export const whoWeAre = [
  `${whatTheNameMeans} a good deal of plain work. That work is ours.`,
  'You bring the caterer, the colours, the band and everybody you know.',
] as const;

/** AB-03. */
export const reasons = [
  {
    name: 'Everything a short walk away',
    text: `${facilityCountInWords} places to marry, meet, eat, dance and sleep, inside the same wall. When Grandmother is tired, her bed is across the court.`,
  },
  {
    name: 'The lights stay on',
    text: 'Power around the clock, every day. When the power goes, a standby generator takes over.',
  },
  {
    name: 'We do the heavy work',
    text: 'We set out the tables and chairs, clear them, and clean before and after. A manager stays until the last guest has left, with guards indoors and outdoors.',
  },
  {
    name: 'Prices up front',
    text: `Halls from ${formatNaira(hallsFrom)} a day, rooms from ${roomsFrom} a night, the concert space ${formatNaira(concertDayRate)} a day. Every price is shown before you book.`,
  },
] as const;
