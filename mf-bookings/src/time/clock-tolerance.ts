/** Clocks of two visits, or of two devices, may differ by less than this, in ms, without anybody noticing. */
export const clockTolerance = 15 * 60_000;
