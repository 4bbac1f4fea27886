import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { Finding } from './findings.ts';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const violations = z.array(
  z.object({
    id: z.string(),
    impact: z.nullable(z.string()),
    nodes: z.array(z.object({ html: z.string() })),
  }),
);

/** Violations only: selectors and passed rules take a quarter of the time. */
const options = `{ resultTypes: ['violations'], selectors: false, preload: false }`;

/** axe violations of a page, without elements that match the given selectors. */
export async function axeViolations(
  page: Page,
  without: readonly string[] = [],
): Promise<z.infer<typeof violations>> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await readFile(source, 'utf8'));
  const context = JSON.stringify({ include: [['html']], exclude: without.map((selector) => [selector]) });
  const run = `axe.run(${context}, ${options})`;
  return violations.parse(await page.evaluate(`${run}.then((result) => result.violations)`));
}

/** axe violations as findings, including minor ones. */
export async function axeFindings(page: Page): Promise<Finding[]> {
  const found = await axeViolations(page);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html }): Finding => ({ kind: 'accessibility', rule: id, element: html.slice(0, 160) })),
  );
}
