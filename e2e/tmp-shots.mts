import { chromium } from '@playwright/test';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import './site/specified-site.ts';
const [origin, out] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const width of [412, 1280]) {
  const context = await browser.newContext({ viewport: { width, height: width === 412 ? 915 : 900 }, deviceScaleFactor: 1, isMobile: width === 412, hasTouch: width === 412, locale: 'en-NG', timezoneId: 'Africa/Lagos' });
  const page = await context.newPage();
  for (const { view, address } of siteFacts().pages) {
    await page.goto(origin + address);
    await page.locator('html').press('Shift');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 600) { await page.evaluate((to) => scrollTo(0, to), y); await page.waitForTimeout(120); }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(300);
    const name = view.replaceAll('/', '_') + '-' + width;
    await page.screenshot({ path: `${out}/${name}-first.png` });
    await page.screenshot({ path: `${out}/${name}.png`, fullPage: true });
    console.log(name, height);
  }
  await context.close();
}
await browser.close();
