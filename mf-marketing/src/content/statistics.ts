import { capacities, grounds } from './capacities.ts';

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

const everybody = grounds.guests.to.toLocaleString('en-NG');

/** What the figure of the whole grounds counts. */
export const everybodyWords = `${everybody} is all halls and grounds together.`;
