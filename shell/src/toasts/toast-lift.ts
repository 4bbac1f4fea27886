/** Edges in px from the top left of the window. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Between a toast and what it keeps clear of, in px. */
const gap = 4;

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function moved(box: Box, up: number): Box {
  return { ...box, top: box.top - up, bottom: box.bottom - up };
}

/**
 * How far (px) toasts move up from their resting place, to be above an on-screen keyboard and clear of the focused element. `seen` is the
 * uncovered part of the window; `keptClear` is the focused element with its label and hints, then without. If there is not enough room,
 * toasts stay where they are: the field's own error says the same.
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
