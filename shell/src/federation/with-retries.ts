import { wait } from '../page/wait.ts';

type Limits = {
  /** ms of a page that runs after which the whole undertaking counts as failed. */
  deadline: number;
  /** ms to wait before each further attempt. */
  delays: readonly number[];
};

async function attemptWithRetries<Result>(
  attempt: () => Promise<Result>,
  [delay, ...later]: readonly number[],
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (delay === undefined) throw error;
    await wait(delay);
    return attemptWithRetries(attempt, later);
  }
}

const steps = 8;

/**
 * Rejects after that many ms, counted in steps: a page that stood still, busy or put aside by its phone, finds its timer
 * over before the answer that came meanwhile. It has lost one step, not all of its time.
 */
async function passed(deadline: number, stop: AbortSignal, step = 1): Promise<never> {
  await wait(deadline / steps);
  if (step === steps || stop.aborted) throw new Error(`no answer within ${deadline} ms`);
  return passed(deadline, stop, step + 1);
}

/** Repeats an attempt with growing pauses, and rejects when all failed or the deadline passed. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { deadline, delays }: Limits,
): Promise<Result> {
  const settled = new AbortController();
  try {
    return await Promise.race([attemptWithRetries(attempt, delays), passed(deadline, settled.signal)]);
  } finally {
    settled.abort();
  }
}
