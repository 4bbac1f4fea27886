import type { Page } from '@playwright/test';
import { axeViolations } from '@venue/shell/platform/verify/axe-findings.ts';

/**
 * A picture that is half faded in has half its contrast: what moves is brought to its end, but for a toast's countdown and what has none.
 * Nothing waits for frames, which a starved browser may not draw.
 */
async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      if (isEndless || target?.matches('.Toastify__progress-bar')) animation.pause();
      else animation.finish();
    }
  });
}

/** Header and footer, which are the same on every page and take half of axe's time. */
const frame = ['#root > header', '#root > footer'];

/** What axe finds on the page as it stands that keeps somebody from using it; in its frame too, if that is asked for. */
export async function seriousViolations(page: Page, where?: 'with its frame'): Promise<string[]> {
  await holdStill(page);
  const found = await axeViolations(page, where ? [] : frame);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
