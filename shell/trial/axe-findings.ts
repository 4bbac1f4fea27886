import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { Finding } from './finding.ts';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const violations = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ html: z.string() })),
  }),
);

/** Only what is asked for here: selectors and what holds take a quarter of its time. */
const run = `axe.run({ resultTypes: ['violations'], selectors: false, preload: false })`;

/** What axe finds on a page as it stands, be it serious or not: nothing new may come. */
export async function axeFindings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await readFile(source, 'utf8'));
  const found: unknown = await page.evaluate(`${run}.then((result) => result.violations)`);
  return violations
    .parse(found)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html }): Finding => ({ kind: 'inaccessible', rule: id, element: html.slice(0, 160) })),
    );
}
