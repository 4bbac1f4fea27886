/** Pages that were sent, and failures that pages reported. */
export type Counted = { views: number; failures: number };

export type BothSides = { candidate: Counted; live: Counted };

/**
 * When a candidate is withdrawn.
 * - `failures`: fewer say nothing, as one odd device reports several.
 * - `liveViews`: with fewer pages of the live version there is nothing to compare with.
 * - `perView`: so many more failures a page than the live version, one in a hundred. What is less does not show within a share.
 * - `spread`: that many standard deviations of what the live version's rate leads to expect are chance, as is one look in 700.
 */
export const margin = { failures: 5, liveViews: 10, perView: 0.01, spread: 3 } as const;

/** Whether a candidate fails more often than the live version by more than the margin. */
export function failsMore({ candidate, live }: BothSides): boolean {
  if (candidate.failures < margin.failures || live.views < margin.liveViews) return false;
  const expected = (live.failures / live.views) * candidate.views;
  const chance = margin.spread * Math.sqrt(expected);
  return candidate.failures > expected + candidate.views * margin.perView + chance;
}

function sideInWords({ views, failures }: Counted): string {
  return `${failures} failures on ${views} pages`;
}

/** `the candidate: 12 failures on 80 pages, the live version: 1 failures on 700 pages`. */
export function countedInWords({ candidate, live }: BothSides): string {
  return `the candidate: ${sideInWords(candidate)}, the live version: ${sideInWords(live)}`;
}
