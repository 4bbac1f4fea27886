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
  { place: 'Event Hall', guests: 2500, more: true, upTo: true },
  { place: 'Multipurpose Hall', guests: 2500, more: true, upTo: false },
  { place: 'VIP Lounge', guests: 200, more: false, upTo: false },
  { place: 'Outdoor Function Area', guests: 200, more: true, upTo: false },
] as const satisfies readonly Statistic[];
