/**
 * What the site's own answers say of this device's clock. The shell measures it, once for the whole page: every remote
 * has its own copy of this file, and all read the same record.
 */
export type SiteTime = {
  /** ms to add to the device's clock; 0 while it counts as right. */
  offset: () => number;
  /** Whether the site has said what time it is; `unanswered` without a connection. */
  standing: () => 'asking' | 'told' | 'unanswered';
  /** Resolves when the site has said what time it is, or will not for now. */
  settled: () => Promise<void>;
  /** Calls the listener when any of that changes; gives the function that ends it. */
  watch: (listener: () => void) => () => void;
};

declare global {
  var siteTime: SiteTime | undefined;
}

/** Sets what measures the time; the shell does it before remotes are loaded. */
export function provideSiteTime(time: SiteTime): void {
  globalThis.siteTime = time;
}

/** The time in ms since the epoch: the device's, put right by what the site says. Days, sums, holds and ends go by it. */
export function now(): number {
  return Date.now() + clockOffset();
}

/**
 * The device's own clock, in ms since the epoch: for the age of what this device alone keeps. It is looked at before the
 * site has said what time it is, so both ends of the span have to be on the same clock.
 */
export function deviceNow(): number {
  return Date.now();
}

/** ms that the device's clock is behind; negative where it is ahead, 0 while it counts as right. */
export function clockOffset(): number {
  return globalThis.siteTime?.offset() ?? 0;
}

/** Whether the site has said what time it is; `unanswered` where it was not asked. */
export function timeStatus(): ReturnType<SiteTime['standing']> {
  return globalThis.siteTime?.standing() ?? 'unanswered';
}

/** Whether {@link now} is what the site says. Without that nothing is taken away from a device because its time is over. */
export function isTimeKnown(): boolean {
  return timeStatus() === 'told';
}

/** Resolves when {@link now} is as right as it can be had: seconds after a page was opened at the latest. */
export function timeSettled(): Promise<void> {
  return globalThis.siteTime?.settled() ?? Promise.resolve();
}

/** Calls the listener when {@link now} is put right; gives the function that ends it. */
export function watchTime(listener: () => void): () => void {
  return globalThis.siteTime?.watch(listener) ?? (() => {});
}
