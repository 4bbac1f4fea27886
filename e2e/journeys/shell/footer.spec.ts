import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteFrame } from '../support/site-frame.ts';

test(
  'the footer holds call back form, address, map and links, also without scripts',
  { tag: '@FT-01..07' },
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(paths.terms);
    const { footer } = siteFrame(page);
    await test.step('the call back form', async () => {
      await footer.getByText('Quick Call Back').first().click();
      const form = footer.getByRole('form', { name: 'Quick Call Back' });
      await expect(form.getByRole('textbox').or(form.getByRole('spinbutton'))).toHaveCount(3);
      await expect(form.getByLabel('Name')).toHaveAttribute('type', 'text');
      await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'number');
    });

    await test.step('the address', async () => {
      await expect(footer.getByText('1 Example Road, Ago Iwoye')).toContainText('Ogun State, Nigeria');
      const phones = footer.locator('address a[href^="tel:"]');
      await expect(phones).toHaveText([/^\+234/, /^\+234/, /^\+234/]);
      for (const phone of await phones.all())
        await expect(phone).toHaveAttribute('href', /^tel:\+234\d{10}$/);
      await expect(footer.locator('address a[href^="mailto:"]')).toHaveAttribute(
        'href',
        'mailto:info@ariya.example',
      );
    });

    await test.step('map, channels and small print', async () => {
      const map = footer.getByRole('link', { name: /Open in maps/ });
      await expect(map.getByRole('img', { name: /^Sketch map: Àríyá in Ago Iwoye/ })).toBeVisible();
      await expect(map).toHaveAttribute('target', '_blank');
      await expect(map).toHaveAttribute('href', /openstreetmap\.org/);
      for (const channel of ['Video channel', 'Photo sharing', 'Social network', 'Microblog']) {
        const link = footer.getByRole('link', { name: `${channel} (opens in a new tab)` });
        await expect(link).toHaveAttribute('href', /^https:\/\/\w+\.example\/ariya$/);
      }
      await expect(footer).toContainText('© 2022 Àríyá');
    });

    await test.step('links to the pages', async () => {
      const navigation = footer.getByRole('navigation', { name: 'Footer' });
      await expect(navigation.getByRole('list')).toHaveCount(4);
      const list = (name: string) => navigation.getByRole('list', { name });
      await expect(list('Facilities').locator('a[target=_blank][rel=noopener]')).toHaveCount(11);
      await expect(list('Facilities').getByRole('link', { name: 'Hotels (opens in a new tab)' })).toHaveCount(
        1,
      );
      await expect(navigation.locator('a[target=_blank]')).toHaveCount(11);
      await expect(list('About').getByRole('link')).toHaveCount(5);
      const opened = page.waitForEvent('popup');
      await list('Facilities')
        .getByRole('link', { name: /^Concert space/ })
        .click();
      await expect(await opened).toHaveTitle(/^Concert space/);
    });
  },
);

test(
  'on phones the footer is short, with folds that need no scripts',
  { tag: '@FT-04' },
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(paths.terms);
    const { footer } = siteFrame(page);
    expect(await footer.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(
      600,
    );
    await expect(footer.getByRole('link', { name: 'Call reception' })).toHaveAttribute('href', /^tel:\+234/);
    await expect(footer.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me/,
    );
    await expect(footer.getByRole('link', { name: 'Weddings' })).toBeHidden();
    await footer.getByText('All pages').first().click();
    await expect(footer.getByRole('link', { name: 'Weddings' })).toBeVisible();
    await footer.getByText('Quick Call Back').first().click();
    await expect(footer.getByLabel('Phone')).toBeVisible();

    await footer.getByText('Find us').first().press('Enter');
    const map = footer.getByRole('img', { name: /^Sketch map/ });
    for (const width of [360, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const smallest = await map.evaluate((drawing) => {
        const scale = drawing.getBoundingClientRect().width / 560;
        const sizes = [...drawing.querySelectorAll('text')].map((text) =>
          Number.parseFloat(getComputedStyle(text).fontSize),
        );
        return scale * Math.min(...sizes);
      });
      expect(smallest, `${width} px`).toBeGreaterThan(9.9);
    }
  },
);
