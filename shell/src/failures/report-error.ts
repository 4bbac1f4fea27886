import type { FailedService } from '@venue/shared/contract/host.ts';

/** What the shell knows about an error. `part` is `mf-forms/contact`. */
export type FailureContext = {
  code: FailedService | 'part-not-loaded' | 'part-broken' | 'hydration';
  part?: string | undefined;
};

const contexts = new WeakMap<object, FailureContext>();

/** The context that an error was reported with. */
export function contextOf(error: unknown): FailureContext | undefined {
  return typeof error === 'object' && error !== null ? contexts.get(error) : undefined;
}

/** Reports an error to the console and, if the site collects failure reports, to `watchFailures`. Visitors are told separately. */
export function reportError(error: unknown, context?: FailureContext): void {
  if (context && typeof error === 'object' && error !== null) contexts.set(error, context);
  window.reportError(error);
}
