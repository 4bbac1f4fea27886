import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspace } from '@venue/shell/release/places.ts';
import * as z from 'zod/mini';

const run = promisify(execFile);
const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), duration: z.number() }),
});

type Wanted = {
  /** The journey's file, below `e2e/journeys`, and a part of the names of its tests. */
  file: string;
  named?: string;
  environment?: Record<string, string>;
};

export type JourneyRun = { passed: number; all: number; seconds: number };

/** Runs a journey with Playwright, one test after the other, and counts what passed. */
export async function runJourneys({ file, named = '', environment = {} }: Wanted): Promise<JourneyRun> {
  const words = [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--workers',
    '1',
    '--reporter',
    'json',
  ];
  const { stdout } = await run('npx', [...words, `journeys/${file}`, '--grep', named], {
    cwd: workspace,
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 28,
  }).catch((error: unknown) => ({ stdout: String(Object(error).stdout) }));
  const { stats } = reportSchema.parse(JSON.parse(stdout.slice(stdout.indexOf('{'))));
  const all = stats.expected + stats.unexpected + stats.flaky;
  return { passed: stats.expected, all, seconds: Math.round(stats.duration / 1000) };
}
