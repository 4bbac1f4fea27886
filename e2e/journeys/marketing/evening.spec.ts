import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { timeStandsAt } from '../set-site-time.ts';

const closed = /^The bookings office answers from 8am tomorrow; what you write on WhatsApp is read then\.$/;
const open = /^Open to(?:day|night)\? Ask before you set out\. ?The office answers until 6pm today\./;

for (const { when, at, first, says } of [
  { when: 'on a Sunday evening', at: '2031-03-23T19:00:00Z', first: 'Ask on WhatsApp', says: closed },
  { when: 'on a Monday morning', at: '2031-03-24T09:00:00Z', first: 'Call reception', says: open },
]) {
  test(`${when} each place of the evening says who answers, and leads with it`, async ({ page }) => {
    await timeStandsAt(page, new Date(at));
    for (const [path, part, asks] of [
      [paths.lounge, 'mf-marketing/lounge', 'Good day. Is the lounge open tonight?'],
      [paths.cafe, 'mf-marketing/cafe', 'Good day. Is the cafe open today?'],
      [paths.cinema, 'mf-marketing/cinema', 'Good day. Which film is on tonight, and when?'],
      [paths.nightClub, 'mf-marketing/night-club', 'Good day. Is the night club open tonight?'],
    ] as const) {
      await page.goto(path);
      await hydrated(page, part);
      const main = page.getByRole('main');
      await expect(main.getByText(says)).toBeVisible();
      const ways = main.getByRole('link', { name: /^(?:Call reception|Ask on WhatsApp)/ });
      await expect(ways.first()).toContainText(first);
      const chat = await ways.filter({ hasText: 'WhatsApp' }).getAttribute('href');
      expect(new URL(chat ?? '').searchParams.get('text'), path).toBe(asks);
    }
  });
}

test('on a phone the two ways to ask stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  for (const path of [paths.lounge, paths.cafe, paths.nightClub]) {
    await page.goto(path);
    const ways = page.getByRole('main').getByRole('link', { name: /^(?:Call reception|Ask on WhatsApp)/ });
    const tops = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top));
    expect(tops, path).toHaveLength(2);
    expect(tops[0], path).toBe(tops[1]);
  }
});

test('the link of a place fills that place into the request for a quote', async ({ page }) => {
  await page.goto(paths.lounge);
  await hydrated(page, 'mf-marketing/lounge');
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page.getByLabel('Which place?')).toHaveValue('Lounge');
  await page.goto(`${paths.requestQuote}?place=Cafe&occasion=A+birthday+or+anniversary`);
  await expect(page.getByLabel('Which place?')).toHaveValue('Cafe');
  await expect(page.getByLabel('What is it?')).toHaveValue('A birthday or anniversary');
  // What is chosen then is newer than the link that led here.
  await page.getByLabel('Which place?').selectOption('Cinema');
  await page.reload();
  await hydrated(page, 'mf-forms/request-quote');
  await expect(page.getByLabel('Which place?')).toHaveValue('Cinema');
});

test('FC-22, FC-23, FC-24: night club, lounge and cafe say their six specs', async ({ page }) => {
  for (const path of [paths.nightClub, paths.lounge, paths.cafe]) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const spec of [
      /Capacity 200(?!\d)/,
      'Linens available',
      'Bartenders all inclusive',
      'Table and chair setup and cleaning',
      'On-site management',
      'Indoor and outdoor security guards',
    ])
      await expect(main, path).toContainText(spec);
  }
});
