import type { ViewRef } from '@venue/shared/contract/registry.ts';
import { paths, type SitePath } from '@venue/shared/paths.ts';

type Route = {
  path: SitePath;
  view: ViewRef;
  /** Keeps the page on the device when it is opened, and these with it. */
  offline?: readonly SitePath[];
};

const alone: readonly SitePath[] = [];
const withBookings: readonly SitePath[] = [paths.myBookings];

/**
 * Which view stands at which address. Views appear once, so a view has one address. `offline` are those where people
 * type, or look up what they booked.
 */
export const routes = [
  { path: paths.home, view: 'mf-marketing/home' },
  { path: paths.contact, view: 'mf-forms/contact', offline: alone },
  { path: paths.requestQuote, view: 'mf-forms/request-quote', offline: alone },
  { path: paths.newsletter, view: 'mf-forms/newsletter-page', offline: alone },
  { path: paths.hallBooking, view: 'mf-bookings/hall-booking', offline: withBookings },
  { path: paths.threeBedroomBooking, view: 'mf-bookings/three-bedroom-booking', offline: withBookings },
  { path: paths.twoBedroomBooking, view: 'mf-bookings/two-bedroom-booking', offline: withBookings },
  { path: paths.standardSuiteBooking, view: 'mf-bookings/standard-suite-booking', offline: withBookings },
  { path: paths.deluxeSuiteBooking, view: 'mf-bookings/deluxe-suite-booking', offline: withBookings },
  { path: paths.concertBooking, view: 'mf-bookings/concert-booking', offline: withBookings },
  { path: paths.myBookings, view: 'mf-bookings/bookings-on-this-device', offline: alone },
  { path: paths.familyPayment, view: 'mf-bookings/family-payment', offline: alone },
  { path: paths.nightClub, view: 'mf-marketing/night-club' },
  { path: paths.cafe, view: 'mf-marketing/cafe' },
  { path: paths.overview, view: 'mf-marketing/overview' },
  { path: paths.ourTeam, view: 'mf-marketing/our-team' },
  { path: paths.weddingEvents, view: 'mf-marketing/wedding-events' },
  { path: paths.socialEvents, view: 'mf-marketing/social-events' },
  { path: paths.corporateEvents, view: 'mf-marketing/corporate-events' },
  { path: paths.latestNews, view: 'mf-marketing/latest-news' },
  { path: paths.festivalArticle, view: 'mf-marketing/festival-article' },
  { path: paths.career, view: 'mf-marketing/career', offline: alone },
  { path: paths.terms, view: 'mf-marketing/terms' },
  { path: paths.lounge, view: 'mf-marketing/lounge' },
  { path: paths.cinema, view: 'mf-marketing/cinema' },
  { path: paths.onTheMove, view: 'mf-marketing/on-the-move' },
  { path: paths.hotels, view: 'mf-marketing/hotels' },
  { path: paths.apartments, view: 'mf-marketing/apartments' },
  { path: paths.eventHall, view: 'mf-marketing/event-hall' },
  { path: paths.eventCenter, view: 'mf-marketing/event-center' },
  { path: paths.conferenceHall, view: 'mf-marketing/conference-hall' },
  { path: paths.concertSpace, view: 'mf-marketing/concert-space' },
  { path: paths.gallery, view: 'mf-marketing/gallery' },
] as const satisfies readonly Route[];

function routeAt(pathname: string): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return routes.find((route) => route.path === path);
}

/** The view at an address without query and hash, if there is one. */
export function viewAt(pathname: string): ViewRef | undefined {
  return routeAt(pathname)?.view;
}

/** The pages that are kept on the device when this address is opened. */
export function offlineWith(pathname: string): readonly SitePath[] {
  const route = routeAt(pathname);
  return route?.offline ? [route.path, ...route.offline] : [];
}

/** The address of a view. */
export function pathOf(view: string): SitePath | undefined {
  return routes.find((route) => route.view === view)?.path;
}
