import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { capacities, grounds } from '../halls/capacities.ts';

export type Statistic = {
  place: string;
  guests: number;
  /** Shown with a plus: `2,500+`. */
  hasPlus: boolean;
  /** What other pages call it: “Event Hall” here is their event center (HM-04). */
  note: string;
  /** Its page, or the quote form if it has none. */
  path: string;
};

const quote = addressOf('mf-forms/request-quote');

/** The four counters of HM-04. */
export const statistics = [
  {
    place: 'Event Hall',
    guests: capacities.eventCenter,
    hasPlus: true,
    note: `The event center, hired whole: up to ${inFigures(capacities.eventCenter)}+`,
    path: addressOf('mf-marketing/event-center'),
  },
  {
    place: 'Multipurpose Hall',
    guests: capacities.multipurposeHall,
    hasPlus: true,
    note: 'Any kind of event',
    path: quote,
  },
  {
    place: 'VIP Lounge',
    guests: capacities.vipLounge,
    hasPlus: false,
    note: 'The lounge',
    path: addressOf('mf-marketing/lounge'),
  },
  {
    place: 'Outdoor Function Area',
    guests: capacities.outdoor,
    hasPlus: true,
    note: 'Under the palms',
    path: quote,
  },
] as const satisfies readonly Statistic[];

export const capacityText = `All halls and grounds together hold ${inFigures(grounds.guests.to)}.`;
