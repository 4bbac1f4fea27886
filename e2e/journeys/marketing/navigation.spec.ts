import { paths, type SiteAddress } from '../../site/addresses.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { carousel } from './carousel.ts';
import { expectSameDocument, markDocument, siteFrame } from './site-frame.ts';

type Name = { title: RegExp; h1: string | RegExp };

/** How each page calls itself, in the window's title and in its heading. */
const names = {
  [paths.home]: { title: /^Halls, hotel and concert space/, h1: 'Bring everybody.' },
  [paths.overview]: { title: /^Overview/, h1: 'One gate. Eleven doors.' },
  [paths.ourTeam]: { title: /^Our Team/, h1: 'Good work is hardly seen.' },
  [paths.weddingEvents]: { title: /^Weddings/, h1: 'However your people marry, we set the room.' },
  [paths.socialEvents]: { title: /^Social events/, h1: 'The days everybody comes.' },
  [paths.corporateEvents]: { title: /^Corporate events/, h1: 'A seat for every name on the list.' },
  [paths.hotels]: { title: /^Hotel/, h1: 'Àríyá Hotels' },
  [paths.apartments]: { title: /^Short-let apartments/, h1: 'Àríyá Apartments' },
  [paths.eventCenter]: { title: /^Event center/, h1: 'Everybody, at one party.' },
  [paths.eventHall]: { title: /^Event hall/, h1: 'How many are coming?' },
  [paths.conferenceHall]: { title: /^Conference hall/, h1: 'A quiet room with a large screen.' },
  [paths.concertSpace]: { title: /^Concert space/, h1: 'The stage is up. Bring the band.' },
  [paths.onTheMove]: { title: /^Car rental and photo booth/, h1: 'Àríyá on the move' },
  [paths.cinema]: { title: /^Cinema/, h1: 'Red seats, one screen, lights down.' },
  [paths.nightClub]: { title: /^Night club/, h1: 'A floor that lights up when you do.' },
  [paths.lounge]: { title: /^Lounge/, h1: 'Sit down. The evening is long.' },
  [paths.cafe]: { title: /^Cafe/, h1: 'Coffee first, then the guest list.' },
  [paths.gallery]: { title: /^Our Gallery/, h1: 'Look round before you come.' },
  [paths.latestNews]: { title: /^Latest News/, h1: 'News from the house.' },
  [paths.festivalArticle]: { title: /^The drums came home/, h1: 'The drums came home on the second day' },
  [paths.newsletter]: { title: /^Newsletter/, h1: 'One letter a month.' },
  [paths.requestQuote]: { title: /^Request a quote/, h1: 'Request a quote' },
  [paths.contact]: { title: /^Contact Us/, h1: 'Contact Us' },
  [paths.career]: { title: /^Career/, h1: 'Sixteen chairs are empty.' },
  [paths.hallBooking]: { title: /^Book a hall/, h1: 'Book a hall' },
  [paths.threeBedroomBooking]: { title: /^Book Executive Apartment/, h1: 'Executive Apartment' },
  [paths.twoBedroomBooking]: { title: /^Book Luxury Suite/, h1: 'Luxury Suite' },
  [paths.standardSuiteBooking]: { title: /^Book Basic Standard/, h1: 'Basic Standard' },
  [paths.deluxeSuiteBooking]: { title: /^Book Basic Deluxe/, h1: 'Basic Deluxe' },
  [paths.concertBooking]: { title: /^Book the concert space/, h1: 'Concert space' },
  [paths.terms]: { title: /^Terms and conditions/, h1: 'Terms and conditions' },
  [paths.questions]: { title: /^What planners ask before they pay/, h1: 'What planners ask' },
  [paths.visit]: { title: /^Come and see it first/, h1: 'Come and see it first' },
  [paths.myBookings]: { title: /^My bookings on this device/, h1: /^My bookings/ },
  [paths.familyPayment]: { title: /^Pay for somebody’s day/, h1: /^Pay for somebody’s day/ },
  [paths.bookingChange]: { title: /^Move or cancel a booking/, h1: /^Move or cancel/ },
  [paths.privacy]: { title: /^Privacy · /, h1: 'Where your details go.' },
} satisfies Record<SiteAddress, Name>;

/** Follows a link; the page it leads to has its title and heading, from the top, in the same document. */
async function follow(page: Page, link: Locator, to: SiteAddress): Promise<void> {
  await link.click();
  const { title, h1 } = names[to];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(to);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectSameDocument(page);
}

async function start(page: Page) {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await markDocument(page);
  const { logo, group, link, footer, header } = siteFrame(page);
  const main = page.getByRole('main');
  return {
    header,
    main,
    home: () => follow(page, logo, paths.home),
    plain: link,
    inGroup: async (title: string, index: number) => {
      const { opener, links } = group(title);
      if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
      return links.nth(index);
    },
    inFooter: (name: string) => footer.getByRole('link', { name, exact: true }),
    inMain: (path: SiteAddress) => main.locator(`a[href="${path}"]:not([tabindex]):visible`).first(),
  };
}

test('G-04, G-06: the header leads to every page that it names in this tab', async ({ page }) => {
  const { header, plain, inGroup, home } = await start(page);
  for (const [title, index, path] of [
    ['About', 0, paths.overview],
    ['About', 1, paths.ourTeam],
    ['Events', 0, paths.weddingEvents],
    ['Events', 1, paths.socialEvents],
    ['Events', 2, paths.corporateEvents],
    ['Media', 0, paths.gallery],
    ['Media', 1, paths.latestNews],
    ['Media', 2, paths.newsletter],
  ] as const) {
    await follow(page, await inGroup(title, index), path);
  }
  await follow(page, plain('Career'), paths.career);
  await follow(page, plain('Contact'), paths.contact);
  await follow(page, header.getByRole('link', { name: 'Check a hall date' }), paths.hallBooking);
  await follow(page, plain('Home'), paths.home);
  await follow(page, plain('Contact'), paths.contact);
  await home();
});

test('HM-02, HM-06, HM-09, G-08: the home page leads to every facility, and these to their bookings', async ({
  page,
}) => {
  const { main, home, inMain } = await start(page);
  const slides = carousel(page, { name: 'What is here', one: 'slide', all: 'slides' });
  const learnMore = async (index: number, path: SiteAddress) => {
    await home();
    await slides.awake();
    await slides.dots.nth(index).click();
    await slides.shows(index);
    await follow(page, slides.slides.nth(index).getByRole('link', { name: /^Learn More/ }), path);
  };
  await follow(page, main.getByRole('link', { name: 'Contact Us' }), paths.contact);
  await learnMore(0, paths.eventHall);
  await learnMore(1, paths.hotels);
  await follow(page, inMain(paths.standardSuiteBooking), paths.standardSuiteBooking);
  await follow(page, inMain(paths.hotels), paths.hotels);
  await follow(page, inMain(paths.deluxeSuiteBooking), paths.deluxeSuiteBooking);
  await learnMore(2, paths.apartments);
  await follow(page, inMain(paths.threeBedroomBooking), paths.threeBedroomBooking);
  await follow(page, inMain(paths.apartments), paths.apartments);
  await follow(page, inMain(paths.twoBedroomBooking), paths.twoBedroomBooking);
  await learnMore(3, paths.concertSpace);
  await follow(page, inMain(paths.concertBooking), paths.concertBooking);
  await learnMore(4, paths.lounge);
  await follow(page, inMain(paths.nightClub), paths.nightClub);
  await home();
  await follow(page, main.getByRole('link', { name: /^Request a quote for concerts/ }), paths.requestQuote);
});

test('G-08, FT-03, EV-05 to EV-08: what no slide shows is one link away, and pages lead on to each other', async ({
  page,
}) => {
  const { home, inMain, inFooter } = await start(page);
  for (const path of [paths.conferenceHall, paths.onTheMove]) {
    await follow(page, inMain(path), path);
    await home();
  }
  await follow(page, inFooter('Latest News'), paths.latestNews);
  await follow(page, inMain(paths.festivalArticle), paths.festivalArticle);
  await home();
  await follow(page, inMain(paths.cinema), paths.cinema);
  await follow(page, inMain(paths.cafe), paths.cafe);
  await follow(page, inMain(paths.gallery), paths.gallery);
  await follow(page, inFooter('Weddings'), paths.weddingEvents);
  await follow(page, inMain(paths.hallBooking), paths.hallBooking);
  await follow(page, inFooter('Terms and conditions'), paths.terms);
  await follow(page, inFooter('Social events'), paths.socialEvents);
  await follow(page, inMain(paths.requestQuote), paths.requestQuote);
  await home();
  await follow(page, inMain(paths.eventCenter), paths.eventCenter);
  await follow(page, inMain(paths.corporateEvents), paths.corporateEvents);
  await follow(page, inFooter('Request a quote'), paths.requestQuote);
  await follow(page, inFooter('My bookings on this device'), paths.myBookings);
});

test('an address whose fragment is no encoding is shown, left and come back to like any other', async ({
  page,
}) => {
  for (const fragment of ['#100%off', '#%E0%A4%A']) {
    await page.goto(`${paths.hotels}${fragment}`);
    await hydrated(page, 'mf-marketing/hotels');
    await markDocument(page);
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
    await follow(page, contact, paths.contact);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[paths.hotels].h1);
    await expectSameDocument(page);
  }
});
