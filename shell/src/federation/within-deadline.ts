type Limits = {
  /** ms after which the whole undertaking counts as failed. */
  deadline: number;
  /** ms to wait before each further attempt. */
  delays: readonly number[];
};

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

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

/** Repeats an attempt with growing pauses, and rejects when all failed or the deadline passed. */
export async function withinDeadline<Result>(
  attempt: () => Promise<Result>,
  { deadline, delays }: Limits,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms`)), deadline);
  });
  try {
    return await Promise.race([attemptWithRetries(attempt, delays), late]);
  } finally {
    clearTimeout(timer);
  }
}
