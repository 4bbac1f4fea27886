import { paths, type SiteAddress } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { askedPictures } from '../media/asked-files.ts';

/** The picture that each page shows first, by the name of its file; pages that open with words have none. */
const firstPictures: Record<SiteAddress, string | undefined> = {
  [paths.home]: 'hero-ballroom',
  [paths.overview]: 'event-center-exterior',
  [paths.ourTeam]: undefined,
  [paths.weddingEvents]: 'wedding-traditional-tall',
  [paths.socialEvents]: 'outdoor-function',
  [paths.corporateEvents]: 'corporate-gala',
  [paths.hotels]: 'hotel-luxury-deluxe',
  [paths.apartments]: 'apartment-executive',
  [paths.eventCenter]: 'hero-ballroom',
  [paths.eventHall]: 'hall-ambali-screens',
  [paths.conferenceHall]: 'conference-hall',
  [paths.concertSpace]: 'concert-space',
  [paths.onTheMove]: 'photo-booth',
  [paths.cinema]: 'cinema',
  [paths.nightClub]: 'night-club',
  [paths.lounge]: 'lounge',
  [paths.cafe]: 'cafe',
  [paths.gallery]: 'event-center-exterior',
  [paths.latestNews]: 'detail-drum',
  [paths.festivalArticle]: 'detail-drum',
  [paths.newsletter]: undefined,
  [paths.requestQuote]: undefined,
  [paths.contact]: undefined,
  [paths.career]: undefined,
  [paths.hallBooking]: undefined,
  [paths.threeBedroomBooking]: 'apartment-executive',
  [paths.twoBedroomBooking]: 'apartment-luxury',
  [paths.standardSuiteBooking]: 'hotel-basic-standard',
  [paths.deluxeSuiteBooking]: 'hotel-basic-deluxe',
  [paths.concertBooking]: 'concert-space',
  [paths.terms]: undefined,
  [paths.questions]: undefined,
  [paths.visit]: undefined,
  [paths.myBookings]: undefined,
  [paths.familyPayment]: undefined,
  [paths.bookingChange]: undefined,
  [paths.privacy]: undefined,
};

test('Q-12: each page asks for its first picture before all others, and for no other one unasked', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(paths.terms);
  const found = await page.evaluate(async (all) => {
    const documentAt = (path: string) =>
      new Promise<Document | null>((resolve) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.addEventListener('load', () => resolve(request.responseXML));
        request.open('GET', path);
        request.send();
      });
    const entries = all.map(async (path) => {
      const pictures = [...((await documentAt(path))?.querySelectorAll('img') ?? [])];
      const first = pictures.filter((picture) => picture.fetchPriority === 'high');
      const hasty = pictures.filter((picture) => picture.loading !== 'lazy' && !first.includes(picture));
      const unplaced = pictures.filter(
        (picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height'),
      );
      return [path, { first: first.map((picture) => picture.src), others: [...hasty, ...unplaced].length }];
    });
    return Object.fromEntries(await Promise.all(entries));
  }, Object.values(paths));
  for (const [path, picture] of Object.entries(firstPictures)) {
    const expected = picture ? [expect.stringMatching(`/${picture}-\\d+-`)] : [];
    expect.soft(found[path], path).toEqual({ first: expected, others: 0 });
  }
});

for (const { device, viewport, file } of [
  { device: 'a phone', viewport: { width: 412, height: 915 }, file: 480 },
  { device: 'a desk', viewport: { width: 1280, height: 800 }, file: 960 },
]) {
  test(`Q-12: on ${device} the first picture of the home page comes in ${file} px; all others wait until its code runs`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && !request.url().startsWith('data:')) asked.push(request.url());
    });
    await page.setViewportSize(viewport);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(paths.home, { waitUntil: 'load' });
    const hero = page.locator('img[fetchpriority=high]');
    await expect(hero).toBeInViewport({ ratio: 0.5 });
    expect(asked).toEqual([expect.stringMatching(`/hero-ballroom-${file}-[\\w-]+\\.avif$`)]);
  });
}

test('Q-12: the first picture is asked for once, before its element is read', async ({
  page,
  complaints,
}) => {
  for (const path of [paths.home, paths.eventCenter, paths.twoBedroomBooking]) {
    await page.goto(path, { waitUntil: 'load' });
    const asked = await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) =>
      performance.getEntriesByName(image.currentSrc).map((entry) => {
        return entry instanceof PerformanceResourceTiming ? entry.initiatorType : entry.entryType;
      }),
    );
    expect(asked, path).toEqual(['link']);
  }
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('Q-12: pictures further down leave the line to the code until a visitor scrolls to them', async ({
    page,
  }) => {
    const asked = askedPictures(page);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(paths.eventHall, { waitUntil: 'load' });
    await expect(page.locator('img[fetchpriority=high]')).toBeInViewport();
    expect(asked).toEqual([expect.stringMatching(/^hall-ambali-screens-/)]);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => window.scrollY >= 100);
    expect(asked).toHaveLength(1);
    await page.locator('main img[src*="/hall-ball-room-"]').scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^hall-ball-room-/));
  });

  test('Q-12: pictures further down come by themselves when the page lives', async ({ page }) => {
    const asked = askedPictures(page);
    await page.goto(paths.eventHall);
    await hydrated(page, 'mf-marketing/event-hall');
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^hall-ball-room-/));
  });

  test('Q-12: a picture that is seen at once waits for nothing', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.setViewportSize({ width: 412, height: 1800 });
    await page.goto(paths.eventHall, { waitUntil: 'load' });
    const halls = page.locator('main img[src*="/hall-ball-room-"]');
    await expect(halls).toBeInViewport({ ratio: 0.2 });
    await expect
      .poll(() => halls.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
