import { late, withDeadline } from '@venue/shared/deadline.ts';

/** A line that has not brought some files in that time is as good as none. */
const filesWait = 30_000;

/**
 * Loads once for every caller, and again after a failure. Rejects a caller who has waited too long, as a browser waits
 * for a file without end; what comes later still serves the next one.
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
    if (loaded === late) throw new Error(`not loaded in ${withinMs} ms`);
    return loaded;
  };
}
