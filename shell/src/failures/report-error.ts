import type { FailedService } from '@venue/shared/contract/host.ts';

/** What the shell knows of an error beyond the error itself. `part` is `mf-forms/contact`. */
export type FailureContext = {
  code: FailedService | 'part-not-loaded' | 'part-broken' | 'hydration' | 'page-changed' | 'page-facts';
  part?: string | undefined;
  /** The components in which React found it, as a stack. */
  components?: string | undefined;
};

const contexts = new WeakMap<object, FailureContext>();

/** What was said of an error when it was reported. */
export function contextOf(error: unknown): FailureContext | undefined {
  return typeof error === 'object' && error !== null ? contexts.get(error) : undefined;
}

/**
 * Tells the developer's console what went wrong; visitors get words of their own. Where the site has an address for
 * failure reports, `watchFailures` hears it there, with its context.
 */
export function reportError(error: unknown, context?: FailureContext): void {
  if (context && typeof error === 'object' && error !== null) contexts.set(error, context);
  window.reportError(error);
}
