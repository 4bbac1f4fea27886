import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import * as z from 'zod';

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const violations = z.array(
  z.object({ id: z.string(), impact: z.string().nullable(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** A picture that is half faded in has half its contrast: nothing moves while a page is judged. */
async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** What is not looked at here takes a quarter of the time of axe. */
const run = `axe.run({ resultTypes: ['violations'], selectors: false, preload: false })`;

/** What axe finds on the page as it stands that keeps somebody from using it. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await holdStill(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(await readFile(axeSource, 'utf8'));
  const found = violations.parse(await page.evaluate(`${run}.then((result) => result.violations)`));
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
