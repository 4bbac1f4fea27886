import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { timeStandsAt } from '../support/set-site-time.ts';

test.use({ viewport: { width: 412, height: 915 } });

const ways = /^(?:Call reception|Ask on WhatsApp)/;

test('on a Sunday evening the lounge offers WhatsApp first, on a Monday the cafe the telephone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await timeStandsAt(page, new Date('2031-03-23T19:00:00Z'));
  await page.goto(paths.lounge);
  await expect(
    main.getByText('Our office opens at 8am tomorrow, and we’ll read your WhatsApp message then.'),
  ).toBeVisible();
  const links = main.getByRole('link', { name: ways });
  await expect(links).toHaveText([/^\s*Ask on WhatsApp/, /^\s*Call reception/]);
  const tops = await links.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  const chat = await links.first().getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe('Good day. Is the lounge open tonight?');

  await timeStandsAt(page, new Date('2031-03-24T09:00:00Z'));
  await page.goto(paths.cafe);
  await expect(main.getByText('Our office is open until 6pm today.')).toBeVisible();
  await expect(main.getByText('Open today? Ask before you set out.')).toBeVisible();
  await expect(links).toHaveText([/^\s*Call reception/, /^\s*Ask on WhatsApp/]);
});

test(
  'a link for a place or an occasion preselects it in the quote form',
  { tag: '@EV-08' },
  async ({ page }) => {
    await page.goto(paths.socialEvents);
    await hydrated(page, 'mf-marketing/social-events');
    await page.getByRole('link', { name: /^Request a quote for a remembrance/ }).click();
    await expect(page.getByLabel('What is it?')).toHaveValue('A burial or remembrance');
    await page.goto(`${paths.requestQuote}?place=Cafe&occasion=A+birthday+or+anniversary`);
    await expect(page.getByLabel('Which place?')).toHaveValue('Cafe');
    await expect(page.getByLabel('What is it?')).toHaveValue('A birthday or anniversary');
    await page.getByLabel('Which place?').selectOption('Cinema');
    await page.reload();
    await hydrated(page, 'mf-forms/request-quote');
    await expect(page.getByLabel('Which place?')).toHaveValue('Cinema');
  },
);
