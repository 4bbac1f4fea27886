import { paths, type SitePath } from '@venue/shared/paths.ts';

/** One link of the site's navigation (H-12). */
export type NavigationLink = {
  id: string;
  title: string;
  path: SitePath;
  /** One line under the title in a wide dropdown. */
  note?: string;
};

export type NavigationGroup = {
  id: string;
  title: string;
  links: readonly NavigationLink[];
  /** Links open in a new tab (H-09). */
  newTab?: true;
  /** Pages without a link of their own that belong to the group. */
  includes?: readonly SitePath[];
};

export const home: NavigationLink = { id: 'home', title: 'Home', path: paths.home };
const career: NavigationLink = { id: 'career', title: 'Career', path: paths.career };
const contact: NavigationLink = { id: 'contact', title: 'Contact', path: paths.contact };

/** The four dropdown groups of the header (H-02, H-04 to H-07). */
export const groups = [
  {
    id: 'about',
    title: 'About',
    links: [
      { id: 'overview', title: 'Overview', path: paths.overview, note: 'The grounds and the idea' },
      { id: 'our-team', title: 'Our Team', path: paths.ourTeam, note: 'Who looks after the day' },
    ],
  },
  {
    id: 'events',
    title: 'Events',
    links: [
      {
        id: 'wedding-events',
        title: 'Weddings',
        path: paths.weddingEvents,
        note: 'Engagement, church, reception',
      },
      {
        id: 'social-events',
        title: 'Social events',
        path: paths.socialEvents,
        note: 'Birthdays and remembrance',
      },
      {
        id: 'corporate-events',
        title: 'Corporate events',
        path: paths.corporateEvents,
        note: 'Seminars and launches',
      },
    ],
    includes: [paths.requestQuote, paths.hallBooking],
  },
  {
    id: 'facilities',
    title: 'Facilities and Services',
    newTab: true,
    links: [
      { id: 'hotels', title: 'Hotels', path: paths.hotels, note: 'Five kinds of room' },
      { id: 'apartments', title: 'Apartments', path: paths.apartments, note: 'Two and three bedrooms' },
      { id: 'event-center', title: 'Event center', path: paths.eventCenter, note: 'Up to 2,500 guests' },
      { id: 'event-hall', title: 'Event hall', path: paths.eventHall, note: 'Three halls, 80 to 900' },
      {
        id: 'conference-hall',
        title: 'Conference hall',
        path: paths.conferenceHall,
        note: 'Layouts and quotes',
      },
      { id: 'concert-space', title: 'Concert space', path: paths.concertSpace, note: 'Hired by the day' },
      { id: 'on-the-move', title: 'On the move', path: paths.onTheMove, note: 'Car rental and photo booth' },
      { id: 'cinema', title: 'Cinema', path: paths.cinema, note: 'What is showing' },
      { id: 'night-club', title: 'Night club', path: paths.nightClub, note: '200 guests' },
      { id: 'lounge', title: 'Lounge', path: paths.lounge, note: '200 guests' },
      { id: 'cafe', title: 'Cafe', path: paths.cafe, note: '200 guests' },
    ],
    includes: [
      paths.threeBedroomBooking,
      paths.twoBedroomBooking,
      paths.standardSuiteBooking,
      paths.deluxeSuiteBooking,
      paths.concertBooking,
    ],
  },
  {
    id: 'media',
    title: 'Media',
    links: [
      { id: 'gallery', title: 'Our Gallery', path: paths.gallery, note: 'Halls, rooms and the court' },
      { id: 'latest-news', title: 'Latest News', path: paths.latestNews, note: 'What is happening here' },
      { id: 'newsletter', title: 'Newsletter', path: paths.newsletter, note: 'Open dates by e-mail' },
    ],
    includes: [paths.festivalArticle],
  },
] as const satisfies readonly NavigationGroup[];

/** The plain links beside the groups (H-03); Home stands in front of them. */
export const plainLinks: readonly NavigationLink[] = [career, contact];

const [about, events, facilities, media] = groups;
const [hotels, apartments, , eventHall, , concertSpace] = facilities.links;

/** Columns of the footer (FT-03). */
export const footerColumns: readonly NavigationGroup[] = [
  { id: 'footer-about', title: about.title, links: [...about.links, career, contact] },
  {
    id: 'footer-events',
    title: events.title,
    links: [...events.links, { id: 'request-quote', title: 'Request a quote', path: paths.requestQuote }],
  },
  {
    id: 'footer-facilities',
    title: 'Facilities',
    newTab: true,
    links: [hotels, apartments, eventHall, concertSpace],
  },
  {
    id: 'footer-media',
    title: media.title,
    links: [...media.links, { id: 'terms', title: 'Terms and conditions', path: paths.terms }],
  },
];

/** Whether the page belongs to the group, as one of its links or under one of them. */
export function groupHolds(group: NavigationGroup, pathname: string): boolean {
  const own = group.links.some((link) => link.path === pathname);
  return own || (group.includes ?? []).some((path) => path === pathname);
}
