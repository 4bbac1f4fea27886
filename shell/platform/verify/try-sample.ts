import type { Finding } from './finding.ts';
import { type Shown, readShown } from './page-scripts.ts';
import { poll } from './poll.ts';
import { deviceOf, type StoredSample } from './stored-sample.ts';
import { wakePage } from './wake-page.ts';
import { openMonitored, type Target } from './monitored-page.ts';

function missingFrom({ shows, fills = {} }: StoredSample, { words, fields }: Shown): string[] {
  const shown = words.toLowerCase();
  const filled = Object.entries(fills).map(([name, value]) => `${name}: ${value}`);
  return [
    ...shows.filter((text) => !shown.includes(text.toLowerCase())),
    ...filled.filter((field) => !fields.includes(field)),
  ];
}

/** Opens a page on a device with data from an earlier release. Returns what the page does not show of it. */
export async function trySample(target: Target, address: string, sample: StoredSample): Promise<Finding[]> {
  const { page, findings, close } = await openMonitored(target, address, { device: deviceOf(sample) });
  try {
    // A page that shows stored data instead of its form is allowed to render differently.
    const parts = (await wakePage(page)).filter(({ kind }) => kind !== 'hydration-mismatch');
    const missing = await poll(
      async () => missingFrom(sample, await page.evaluate(readShown)),
      (texts) => texts.length === 0,
    );
    const unread = missing.map((expected): Finding => ({
      kind: 'unread-data',
      sample: `${sample.file} (${sample.format})`,
      expected,
    }));
    return [...(await findings()), ...parts, ...unread];
  } finally {
    await close();
  }
}
