/** Edges in px from the top left of the window, as browsers measure them. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Between a toast and what it keeps clear of (px): no line of text is half seen there. */
const gap = 4;

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function moved(box: Box, up: number): Box {
  return { ...box, top: box.top - up, bottom: box.bottom - up };
}

/**
 * How far toasts move up from where they rest (px), so that they stand above a keyboard on the screen and clear of what has the
 * focus. `seen` is the part of the window that nothing covers; `keptClear` the focus with its label and words, then it alone. Where
 * there is no room for both they stay where they rest: its own words say the same.
 */
export function toastLift(toasts: Box, seen: Pick<Box, 'top' | 'bottom'>, keptClear: readonly Box[]): number {
  const isCovered = toasts.bottom > seen.bottom;
  const overKeyboard = isCovered ? Math.round(toasts.bottom + gap - seen.bottom) : 0;
  for (const kept of keptClear) {
    if (!overlap(moved(toasts, overKeyboard), kept)) return overKeyboard;
    const overFocus = Math.round(toasts.bottom + gap - kept.top);
    if (toasts.top - overFocus >= seen.top) return overFocus;
  }
  return keptClear.length === 0 ? overKeyboard : 0;
}
