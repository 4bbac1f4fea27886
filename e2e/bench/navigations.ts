import { paths } from '../site/addresses.ts';

/** Pages and a link of their content each: within a remote and into another one. */
export const navigations = [
  { from: paths.home, to: paths.hotels },
  { from: paths.home, to: paths.contact },
  { from: paths.eventHall, to: paths.hallBooking },
  { from: paths.hotels, to: paths.deluxeSuiteBooking },
  { from: paths.gallery, to: paths.eventHall },
  { from: paths.latestNews, to: paths.festivalArticle },
] as const;

/** The six that ask most of a phone while they come to life: by scripts and by elements. */
export const heaviest = [
  paths.home,
  paths.eventHall,
  paths.hallBooking,
  paths.hotels,
  paths.myBookings,
  paths.weddingEvents,
] as const;
