import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { capacities, grounds } from './capacities.ts';
import { smallestHall } from './halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

export type Statistic = {
  place: string;
  guests: number;
  /** A plus stands behind the figure. */
  more: boolean;
  /** The figure is the most that fits. */
  upTo: boolean;
  /** What it is: "Event Hall" here is the event center of all other pages (HM-04). */
  also: string;
  /** Its page; where it has none, the quote. */
  path: string;
};

const quote = addressOf('mf-forms/request-quote');

/** The four counters of HM-04. */
export const statistics = [
  {
    place: 'Event Hall',
    guests: capacities.eventCenter,
    more: true,
    upTo: true,
    also: 'The event center',
    path: addressOf('mf-marketing/event-center'),
  },
  {
    place: 'Multipurpose Hall',
    guests: capacities.multipurposeHall,
    more: true,
    upTo: false,
    also: 'Any kind of event',
    path: quote,
  },
  {
    place: 'VIP Lounge',
    guests: capacities.vipLounge,
    more: false,
    upTo: false,
    also: 'The lounge',
    path: addressOf('mf-marketing/lounge'),
  },
  {
    place: 'Outdoor Function Area',
    guests: capacities.outdoor,
    more: true,
    upTo: false,
    also: 'Under the palms',
    path: quote,
  },
] as const satisfies readonly Statistic[];

/** The smallest hall, and what the figure of the whole grounds counts. */
export const everybodyText = `${smallestHall.name} suits ${inFigures(hallGuests.from)}. All halls and grounds together hold ${inFigures(grounds.guests.to)}.`;

/** Under the figures: larger parties take several spaces. */
export const moreText = 'More than this? Ask for several spaces at once.';
