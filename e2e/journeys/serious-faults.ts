import type { Page } from '@playwright/test';
import { axeViolations } from '@venue/shell/platform/verify/axe-findings.ts';

/** A picture that is half faded in has half its contrast: nothing moves while a page is judged. */
async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** What axe finds on the page as it stands that keeps somebody from using it. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await holdStill(page);
  const found = await axeViolations(page);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
