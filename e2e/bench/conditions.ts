/** Slow 4G as browsers' developer tools define it. */
export const network = {
  /** ms that every request costs before its answer begins. */
  latency: 150,
  /** Bytes a second. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/** How many times slower than this machine's the phone's processor is; `SLOWDOWN=1` measures on the machine's own. */
export const processorSlowdown = Number(process.env['SLOWDOWN'] ?? 4);

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
