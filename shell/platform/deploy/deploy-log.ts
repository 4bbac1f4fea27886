import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { compositionsOf } from './compositions.ts';

const changeSchema = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  /** The command: `release mf-forms`. */
  doing: z.string(),
  outcome: z.enum(['live', 'refused']),
  /** The composition that went live, and the one that it replaced. */
  composition: z.optional(z.string()),
  replaced: z.optional(z.string()),
  /** The earlier composition whose pages it has, after a rollback of the site. */
  again: z.optional(z.string()),
  /** Packages whose live version changed, with the version. */
  changed: z.optional(z.record(z.string(), z.string())),
  /** Whether the pages were tried in a browser before; absent where no trial was asked for, as after a change of configuration. */
  trial: z.optional(z.enum(['held', 'unchecked'])),
  /** The commit that packages were built from; with a `+` where files were changed since. */
  commit: z.optional(z.string()),
  /** What changed, as who released said it, or the last commit of those packages. */
  message: z.optional(z.string()),
  /** Versions that were removed: `mf-forms 0.1.0-abc`. */
  removed: z.optional(z.array(z.string())),
  /** Why nothing changed. */
  reason: z.optional(z.string()),
});

/** One change of what is live, or an attempt that was refused. */
export type Change = z.infer<typeof changeSchema>;

function logFileOf(siteFolder: string): string {
  return path.join(compositionsOf(siteFolder), 'log.jsonl');
}

/** Adds a line to the log of a site, which nothing ever shortens. */
export async function appendToLog(siteFolder: string, change: Change): Promise<void> {
  await mkdir(compositionsOf(siteFolder), { recursive: true });
  // The line before may have been cut off.
  await appendFile(logFileOf(siteFolder), `\n${JSON.stringify(change)}\n`);
}

function changeIn(line: string): Change[] {
  try {
    const parsed = changeSchema.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

/** The changes in the text of a log; a line that a crash cut off is left out. */
function changesIn(text: string): Change[] {
  return text.split('\n').flatMap(changeIn);
}

/** Every change of a site that was made on this machine, the oldest first. */
export async function readLog(siteFolder: string): Promise<Change[]> {
  return changesIn(await readFile(logFileOf(siteFolder), 'utf8').catch(() => ''));
}
