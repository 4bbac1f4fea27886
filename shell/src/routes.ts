import type { ViewRef } from '@venue/shared/contract/registry.ts';
import { paths, type SitePath } from '@venue/shared/paths.ts';

/** Which view stands at which address. Views appear once, so a view has one address. */
export const routes = [
  { path: paths.home, view: 'mf-marketing/home' },
  { path: paths.contact, view: 'mf-forms/contact' },
  { path: paths.requestQuote, view: 'mf-forms/request-quote' },
  { path: paths.newsletter, view: 'mf-forms/newsletter-page' },
  { path: paths.hallBooking, view: 'mf-bookings/hall-booking' },
  { path: paths.threeBedroomBooking, view: 'mf-bookings/three-bedroom-booking' },
  { path: paths.twoBedroomBooking, view: 'mf-bookings/two-bedroom-booking' },
  { path: paths.standardSuiteBooking, view: 'mf-bookings/standard-suite-booking' },
  { path: paths.deluxeSuiteBooking, view: 'mf-bookings/deluxe-suite-booking' },
  { path: paths.concertBooking, view: 'mf-bookings/concert-booking' },
  { path: paths.myBookings, view: 'mf-bookings/bookings-on-this-device' },
  { path: paths.familyPayment, view: 'mf-bookings/family-payment' },
  { path: paths.nightClub, view: 'mf-marketing/night-club' },
  { path: paths.cafe, view: 'mf-marketing/cafe' },
  { path: paths.overview, view: 'mf-marketing/overview' },
  { path: paths.ourTeam, view: 'mf-marketing/our-team' },
  { path: paths.weddingEvents, view: 'mf-marketing/wedding-events' },
  { path: paths.socialEvents, view: 'mf-marketing/social-events' },
  { path: paths.corporateEvents, view: 'mf-marketing/corporate-events' },
  { path: paths.latestNews, view: 'mf-marketing/latest-news' },
  { path: paths.festivalArticle, view: 'mf-marketing/festival-article' },
  { path: paths.career, view: 'mf-marketing/career' },
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
] as const satisfies readonly { path: SitePath; view: ViewRef }[];

/** The view at an address without query and hash, if there is one. */
export function viewAt(pathname: string): ViewRef | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return routes.find((route) => route.path === path)?.view;
}

/** The address of a view. */
export function pathOf(view: string): SitePath | undefined {
  return routes.find((route) => route.view === view)?.path;
}
