import { timedOut, withDeadline } from '@venue/shared/time/deadline.ts';

/** Ms after which a connection counts as down. */
const filesWait = 30_000;

/**
 * Loads once for all callers, and again after a failure. Rejects callers after `withinMs`, as browsers set no limit; what
 * arrives later still serves the next caller.
 */
export function loadOnce<Value>(
  load: () => Promise<Value>,
  withinMs: number = filesWait,
): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return async () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const loaded = await withDeadline(loading, withinMs);
    if (loaded === timedOut) throw new Error(`not loaded in ${withinMs} ms`);
    return loaded;
  };
}
