import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { Finding } from './finding.ts';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const violations = z.array(
  z.object({
    id: z.string(),
    impact: z.nullable(z.string()),
    nodes: z.array(z.object({ html: z.string() })),
  }),
);

/** Violations only: selectors and passed rules take a quarter of its time. */
const options = `{ resultTypes: ['violations'], selectors: false, preload: false }`;

/** What breaks a rule of axe on a page as it stands, but for what these selectors leave out. */
export async function axeViolations(
  page: Page,
  without: readonly string[] = [],
): Promise<z.infer<typeof violations>> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await readFile(source, 'utf8'));
  const context = JSON.stringify({ include: [['html']], exclude: without.map((selector) => [selector]) });
  const run = `axe.run(${context}, ${options})`;
  return violations.parse(await page.evaluate(`${run}.then((result) => result.violations)`));
}

/** The same as findings. Minor violations count too: no release may bring a new one. */
export async function axeFindings(page: Page): Promise<Finding[]> {
  const found = await axeViolations(page);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html }): Finding => ({ kind: 'accessibility', rule: id, element: html.slice(0, 160) })),
  );
}
