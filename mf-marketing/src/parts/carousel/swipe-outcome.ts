import { timing } from '@venue/shared/timing.ts';

/**
 * Steps that a finished drag makes (T-08). `share` is the distance divided by the width, negative to the left.
 * Dragging the content to the left shows what comes next; too short a drag goes back to where it began.
 */
export function swipeOutcome(share: number): 1 | -1 | 0 {
  if (Math.abs(share) < timing.swipeThreshold) return 0;
  return share < 0 ? 1 : -1;
}
