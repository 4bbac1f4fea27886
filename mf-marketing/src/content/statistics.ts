import { numberWords } from '@venue/shared/words/number-words.ts';
import { capacities, grounds } from './capacities.ts';
import { allHallsGuests } from './hall-words.ts';
import { halls } from './halls.ts';

export type Statistic = {
  place: string;
  guests: number;
  /** There is still room: a plus behind the figure. */
  more: boolean;
  /** The figure is the most that fits. */
  upTo: boolean;
};

/** The four counters of HM-04. */
export const statistics = [
  { place: 'Event Hall', guests: capacities.eventCenter, more: true, upTo: true },
  { place: 'Multipurpose Hall', guests: capacities.multipurposeHall, more: true, upTo: false },
  { place: 'VIP Lounge', guests: capacities.vipLounge, more: false, upTo: false },
  { place: 'Outdoor Function Area', guests: capacities.outdoor, more: true, upTo: false },
] as const satisfies readonly Statistic[];

const figure = (guests: number) => guests.toLocaleString('en-NG');
const bookable =
  halls.length === 1
    ? `The hall you book here holds ${allHallsGuests} guests.`
    : `The ${numberWords(halls.length)} halls you book here hold ${allHallsGuests} guests each.`;

/** How the figures of the halls, of the event center and of the whole grounds go together. */
export const howItAdds = `${bookable} For more, up to ${figure(capacities.eventCenter)}, ask for the event center; ${figure(grounds.guests.to)} is all halls and grounds together.`;
