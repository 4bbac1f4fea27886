import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { compositionsOf } from './compositions.ts';

const changeSchema = z.object({
  at: z.iso.datetime(),
  user: z.string(),
  /** The command: `release mf-forms`. */
  command: z.string(),
  outcome: z.enum(['succeeded', 'failed']),
  /** The composition that went live. */
  composition: z.optional(z.string()),
  /** Packages whose live version changed, with the new version. */
  changed: z.optional(z.record(z.string(), z.string())),
  /**
   * Whether the pages were verified in a browser. Absent for commands that never do that, such as a change of
   * configuration.
   */
  verify: z.optional(z.enum(['passed', 'skipped'])),
  /** The commit that the packages were built from, followed by `+` if files had been changed since. */
  commit: z.optional(z.string()),
  /** The message of the release, or the last commit of its packages. */
  message: z.optional(z.string()),
  /** Removed versions: `mf-forms 0.1.0-abc`. */
  removed: z.optional(z.array(z.string())),
  /** Why it failed. */
  reason: z.optional(z.string()),
});

/** A command that changes the site or the store, or a failed attempt. */
export type LogEntry = z.infer<typeof changeSchema>;

function logFileOf(siteFolder: string): string {
  return path.join(compositionsOf(siteFolder), 'log.jsonl');
}

/** Adds a line to the log of a site. The log is never shortened. */
export async function appendToLog(siteFolder: string, change: LogEntry): Promise<void> {
  await mkdir(compositionsOf(siteFolder), { recursive: true });
  // The previous line may be incomplete.
  await appendFile(logFileOf(siteFolder), `\n${JSON.stringify(change)}\n`);
}

function changeIn(line: string): LogEntry[] {
  try {
    const parsed = changeSchema.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

/** Skips lines that a crash cut off. */
function changesIn(text: string): LogEntry[] {
  return text.split('\n').flatMap(changeIn);
}

/** All changes of a site made on this machine, oldest first. */
export async function readLog(siteFolder: string): Promise<LogEntry[]> {
  return changesIn(await readFile(logFileOf(siteFolder), 'utf8').catch(() => ''));
}
