import { wait } from '../browser/wait.ts';

type Limits = {
  /** ms, while the page is running, after which all attempts together count as failed. */
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
 * Rejects after that many ms, counted in steps: a page that was busy or suspended finds its timer expired
 * before it can handle the response that arrived meanwhile. This way it loses one step, not all of its time.
 */
async function rejectAfter(deadline: number, signal: AbortSignal, step = 1): Promise<never> {
  await wait(deadline / steps);
  if (step === steps || signal.aborted) throw new Error(`no answer within ${deadline} ms`);
  return rejectAfter(deadline, signal, step + 1);
}

/** Repeats a failed attempt after each delay; rejects when all have failed or the deadline has passed. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { deadline, delays }: Limits,
): Promise<Result> {
  const settled = new AbortController();
  try {
    return await Promise.race([attemptWithRetries(attempt, delays), rejectAfter(deadline, settled.signal)]);
  } finally {
    settled.abort();
  }
}
