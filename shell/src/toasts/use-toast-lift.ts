import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { type Box, toastLift } from './toast-lift.ts';

const liftProperty = '--toast-lift';

function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The labels, hints and error of a field. */
function textsOf(element: Element): Element[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const labels = document.querySelectorAll(`label[for="${CSS.escape(element.id)}"]`);
  return [...labels, ...ids.map((id) => document.getElementById(id)).filter((found) => found !== null)];
}

/** The focused element with its texts, then alone. */
function focusBoxes(toasts: Element): Box[] {
  const element = document.activeElement;
  if (!element || element === document.body || toasts.contains(element)) return [];
  const box = element.getBoundingClientRect();
  return [union([box, ...textsOf(element).map((text) => text.getBoundingClientRect())]), box];
}

/** The part of the window above a keyboard; all of it if it is zoomed. */
function seenOf(viewport: VisualViewport | null): Pick<Box, 'top' | 'bottom'> {
  if (!viewport || viewport.scale > 1) return { top: 0, bottom: innerHeight };
  return { top: viewport.offsetTop, bottom: viewport.offsetTop + viewport.height };
}

function lift(toasts: HTMLElement): void {
  const { left, right, top, bottom } = toasts.getBoundingClientRect();
  const lifted = Number.parseFloat(toasts.style.getPropertyValue(liftProperty)) || 0;
  const resting = { left, right, top: top + lifted, bottom: bottom + lifted };
  const wanted = toastLift(resting, seenOf(visualViewport), focusBoxes(toasts));
  if (wanted !== lifted) toasts.style.setProperty(liftProperty, `${wanted}px`);
}

/**
 * Keeps toasts above an on-screen keyboard and clear of the focused element. Checked before every frame, because focus, page and keyboard
 * all move while a toast is shown.
 */
export function useToastLift(): void {
  useEffect(() => {
    let shown = 0;
    let next = 0;
    const follow = () => {
      const toasts = document.querySelector<HTMLElement>('.Toastify__toast-container');
      if (toasts) lift(toasts);
      next = requestAnimationFrame(follow);
    };
    const stop = toast.onChange(({ status }) => {
      if (status === 'added') shown += 1;
      if (status === 'removed') shown -= 1;
      cancelAnimationFrame(next);
      if (shown > 0) follow();
    });
    return () => {
      stop();
      cancelAnimationFrame(next);
    };
  }, []);
}
