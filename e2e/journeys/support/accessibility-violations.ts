import type { Page } from '@playwright/test';
import { axeViolations } from '@venue/shell/platform/verify/axe-findings.ts';

/**
 * Finishes animations, because half-faded pictures have half their contrast, except a toast's countdown and
 * those without an end. Does not wait for frames, which a busy browser may not draw.
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

/** Header and footer are the same on every page and take half of axe's time. */
const frame = ['#root > header', '#root > footer'];

/** axe violations of the page that block someone from using it, optionally including frames. */
export async function seriousViolations(page: Page, where?: 'with its frame'): Promise<string[]> {
  await holdStill(page);
  const found = await axeViolations(page, where ? [] : frame);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
