import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Budgets } from './over-budget.ts';

const file = fileURLToPath(new URL('budgets.json', import.meta.url));

const weight = z.object({
  html: z.number(),
  scripts: z.number(),
  fonts: z.number(),
  pictures: z.number(),
  modules: z.number(),
  requests: z.number(),
  rounds: z.number(),
});
const schema = z.object({
  pages: z.record(z.string(), weight),
  anyPage: weight,
  files: z.record(z.string(), z.number()),
});

/** The budgets that the site keeps to. */
export async function readBudgets(): Promise<Budgets> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Sets the budgets anew. */
export async function writeBudgets(budgets: Budgets): Promise<void> {
  await writeFile(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
