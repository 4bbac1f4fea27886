import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import { type Shown, whatIsShown } from './in-page.ts';
import { deviceOf, type StoredSample } from './stored-sample.ts';
import { wakePage } from './wake-page.ts';
import { openWatched, type Place } from './watched-page.ts';

/** ms until what a page shows by then counts, and between two looks. */
const limits = { patience: 10_000, between: 50 };

function notShown({ shows, fills = {} }: StoredSample, { words, fields }: Shown): string[] {
  const shown = words.toLowerCase();
  const filled = Object.entries(fills).map(([name, value]) => `${name}: ${value}`);
  return [
    ...shows.filter((text) => !shown.includes(text.toLowerCase())),
    ...filled.filter((field) => !fields.includes(field)),
  ];
}

async function missingAfter(page: Page, sample: StoredSample, until: number): Promise<string[]> {
  const missing = notShown(sample, await page.evaluate(whatIsShown));
  if (missing.length === 0 || performance.now() > until) return missing;
  await setTimeout(limits.between);
  return missingAfter(page, sample, until);
}

/** Opens a page on a device that keeps what an earlier release left there; says what of it the page does not show. */
export async function trySample(place: Place, address: string, sample: StoredSample): Promise<Finding[]> {
  const { page, findings, close } = await openWatched(place, address, { device: deviceOf(sample) });
  try {
    // A page that opens with what is kept, instead of with its form, is drawn anew by right.
    const parts = (await wakePage(page)).filter(({ kind }) => kind !== 'redrawn');
    const missing = await missingAfter(page, sample, performance.now() + limits.patience);
    const unread = missing.map((expected): Finding => ({
      kind: 'unread',
      sample: `${sample.file} (${sample.format})`,
      expected,
    }));
    return [...(await findings()), ...parts, ...unread];
  } finally {
    await close();
  }
}
