import { paths } from '../site/addresses.ts';
import { navigations } from './navigations.ts';

/** Pages of different kinds: each is loaded first, and the link to another one of them is followed from it. */
export const measuredRoutes = [
  { from: paths.home, to: paths.contact },
  { from: paths.eventHall, to: paths.hallBooking },
  { from: paths.gallery, to: undefined },
  { from: paths.hotels, to: undefined },
  { from: paths.terms, to: undefined },
  { from: paths.contact, to: undefined },
  { from: paths.hallBooking, to: undefined },
  { from: paths.standardSuiteBooking, to: undefined },
  { from: paths.myBookings, to: undefined },
] as const;

/** Every page that a measurement visits. */
export const measuredPages: readonly string[] = [
  ...new Set([
    ...measuredRoutes.flatMap(({ from, to }) => [from, to ?? from]),
    ...navigations.flatMap(({ from, to }) => [from, to]),
  ]),
];
