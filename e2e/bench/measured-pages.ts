import { paths } from '../site/addresses.ts';

/** A page to load, and a link of its content to tap. */
export type MeasuredPage = { from: string; to: string | undefined };

/** Nine pages of different kinds; their links lead within a remote and into another one. */
export const measuredPages: readonly MeasuredPage[] = [
  { from: paths.home, to: paths.contact },
  { from: paths.eventHall, to: paths.hallBooking },
  { from: paths.gallery, to: paths.eventHall },
  { from: paths.hotels, to: paths.deluxeSuiteBooking },
  { from: paths.terms, to: undefined },
  { from: paths.contact, to: undefined },
  { from: paths.hallBooking, to: undefined },
  { from: paths.deluxeSuiteBooking, to: undefined },
  { from: paths.myBookings, to: undefined },
];

export const measuredAddresses = measuredPages.map(({ from }) => from);
