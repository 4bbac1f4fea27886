import { brand } from './venue.ts';

/** Every address of the site: the specification's (section 2), and `myBookings`. None has a parameter (G-05). */
export const paths = {
  home: '/',
  overview: '/about/overview',
  ourTeam: '/about/our-team',
  weddingEvents: '/events/wedding-events',
  socialEvents: '/events/social-events',
  corporateEvents: '/events/corporate-events',
  hotels: `/facilities/${brand.slug}-hotels`,
  apartments: `/facilities/${brand.slug}-apartments`,
  eventCenter: `/facilities/${brand.slug}-event-center`,
  eventHall: `/facilities/${brand.slug}-event-hall`,
  conferenceHall: `/facilities/${brand.slug}-conference-hall`,
  concertSpace: `/facilities/${brand.slug}-concert-space`,
  onTheMove: `/facilities/${brand.slug}onthemove`,
  cinema: `/facilities/${brand.slug}-cinema`,
  nightClub: `/facilities/${brand.slug}-night-club`,
  lounge: `/facilities/${brand.slug}-lounge`,
  cafe: `/facilities/${brand.slug}-cafe`,
  gallery: '/media/our-gallery',
  latestNews: '/media/latest-news',
  festivalArticle: '/media/latest-news/1',
  newsletter: '/media/newsletter',
  requestQuote: '/request-quote',
  contact: '/contact-us',
  career: '/career',
  hallBooking: '/event-booking-form',
  threeBedroomBooking: '/three-bookings',
  twoBedroomBooking: '/two-bookings',
  standardSuiteBooking: '/standard-hotel-bookings',
  deluxeSuiteBooking: '/deluxe-hotel-bookings',
  concertBooking: '/concert-space-bookings',
  terms: '/terms-and-conditions',
  myBookings: '/my-bookings',
} as const;

export type SitePath = (typeof paths)[keyof typeof paths];
