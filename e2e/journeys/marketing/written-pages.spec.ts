import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { paths, type SiteAddress } from '../../site/addresses.ts';
import { testSiteFolder } from '../../site/test-site.ts';

// What stands at each address, as the page was written: no browser is asked.

/** The heading of each page, and the picture that it shows first, by the name of its file; pages that open with words have none. */
const pages: Record<SiteAddress, [heading: string, picture?: string]> = {
  [paths.home]: ['Bring everybody.', 'hero-ballroom'],
  [paths.overview]: ['One gate. Eleven doors.', 'event-center-exterior'],
  [paths.ourTeam]: ['Good work is hardly seen.'],
  [paths.weddingEvents]: ['However your people marry, we set the room.', 'wedding-traditional'],
  [paths.socialEvents]: ['The days everybody comes.', 'outdoor-function'],
  [paths.corporateEvents]: ['A seat for every name on the list.', 'corporate-gala'],
  [paths.hotels]: ['Àríyá Hotels', 'hotel-luxury-deluxe'],
  [paths.apartments]: ['Àríyá Apartments', 'apartment-executive'],
  [paths.eventCenter]: ['Everybody, at one party.', 'hero-ballroom'],
  [paths.eventHall]: ['How many are coming?', 'hall-ambali-screens'],
  [paths.conferenceHall]: ['A quiet room with a large screen.', 'conference-hall'],
  [paths.concertSpace]: ['The stage is up. Bring the band.', 'concert-space'],
  [paths.onTheMove]: ['Àríyá on the move', 'photo-booth'],
  [paths.cinema]: ['Red seats, one screen, lights down.', 'cinema'],
  [paths.nightClub]: ['A floor that lights up when you do.', 'night-club'],
  [paths.lounge]: ['Sit down. The night is young.', 'lounge'],
  [paths.cafe]: ['Coffee first, then the guest list.', 'cafe'],
  [paths.gallery]: ['Look round before you come.', 'event-center-exterior'],
  [paths.latestNews]: ['News from the house.', 'detail-drum'],
  [paths.festivalArticle]: ['The drums came home on the second day', 'detail-drum'],
  [paths.newsletter]: ['One letter a month.'],
  [paths.requestQuote]: ['Request a quote'],
  [paths.contact]: ['Contact Us'],
  [paths.career]: ['Sixteen chairs are empty.'],
  [paths.hallBooking]: ['Book a hall'],
  [paths.threeBedroomBooking]: ['Executive Apartment', 'apartment-executive'],
  [paths.twoBedroomBooking]: ['Luxury Suite', 'apartment-luxury'],
  [paths.standardSuiteBooking]: ['Basic Standard', 'hotel-basic-standard'],
  [paths.deluxeSuiteBooking]: ['Basic Deluxe', 'hotel-basic-deluxe'],
  [paths.concertBooking]: ['Concert space', 'concert-space'],
  [paths.terms]: ['Terms and conditions'],
  [paths.questions]: ['What planners ask'],
  [paths.visit]: ['Come and see it first'],
  [paths.myBookings]: ['My bookings'],
  [paths.familyPayment]: ['Pay someone’s hall invoice'],
  [paths.bookingChange]: ['Move or cancel'],
  [paths.privacy]: ['Where your details go.'],
};

for (const [address, [heading, picture]] of Object.entries(pages)) {
  test(
    `the page at ${address} asks for its first picture first and for no other unasked`,
    { tag: ['@Q-12', '@G-08'] },
    async () => {
      const file = address === paths.home ? '/index.html' : `${address}.html`;
      const html = await readFile(path.join(testSiteFolder, file), 'utf8');
      const [, written = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect(written.replaceAll(/<[^>]*>/g, '')).toContain(heading);
      const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
      const isFirst = (tag: string) => /\sfetchpriority="high"/i.test(tag);
      expect(pictures.filter(isFirst)).toEqual(
        picture ? [expect.stringMatching(`\\ssrc="[^"]*/${picture}-\\d+-`)] : [],
      );
      expect(pictures.filter((tag) => !isFirst(tag) && !/\sloading="lazy"/.test(tag))).toEqual([]);
      expect(pictures.filter((tag) => !/\swidth="/.test(tag) || !/\sheight="/.test(tag))).toEqual([]);
    },
  );
}
