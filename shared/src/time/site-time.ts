/**
 * The site's time. The shell measures it once for the whole page; every remote has its own copy of this file,
 * and all read this global object, so its property names and values are part of the contract.
 */
export type SiteTime = {
  /** ms to add to the device's clock; 0 if it counts as right. */
  offset: () => number;
  /** Whether the site has told the time. */
  isKnown: () => boolean;
  /** Resolves when the site has told the time or the request has failed. */
  settled: () => Promise<void>;
  /** Calls the listener when the site has told the time; returns a function that ends it. */
  watch: (listener: () => void) => () => void;
};

declare global {
  var siteTime: SiteTime | undefined;
}

/** Called by the shell before remotes are loaded. */
export function provideSiteTime(time: SiteTime): void {
  globalThis.siteTime = time;
}

/**
 * The time in ms since the epoch: the device's clock, corrected by the site. Use it for dates, prices, holds
 * and deadlines.
 */
export function now(): number {
  return Date.now() + clockOffset();
}

/**
 * The device's own clock, in ms since the epoch: for the age of data on this device. It is read before the
 * site has told the time, so both ends of a time span must be on the same clock.
 */
export function deviceNow(): number {
  return Date.now();
}

/** ms that the device's clock is behind; negative if it is ahead, 0 if it counts as right. */
export function clockOffset(): number {
  return globalThis.siteTime?.offset() ?? 0;
}

/** Whether {@link now} comes from the site. If not, nothing is deleted from the device for being too old. */
export function isTimeKnown(): boolean {
  return globalThis.siteTime?.isKnown() ?? false;
}

/** Resolves when {@link now} is as accurate as it will be: a few seconds after the page was opened at the latest. */
export function timeSettled(): Promise<void> {
  return globalThis.siteTime?.settled() ?? Promise.resolve();
}

/** Calls the listener when {@link now} is corrected; returns a function that ends it. */
export function watchTime(listener: () => void): () => void {
  return globalThis.siteTime?.watch(listener) ?? (() => {});
}
