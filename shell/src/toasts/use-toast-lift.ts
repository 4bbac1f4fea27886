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

/** The labels of a field, and what says more about it. */
function wordsOf(element: Element): Element[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const labels = document.querySelectorAll(`label[for="${CSS.escape(element.id)}"]`);
  return [...labels, ...ids.map((id) => document.getElementById(id)).filter((found) => found !== null)];
}

/** What has the focus: with its words, then alone. */
function focusBoxes(toasts: Element): Box[] {
  const element = document.activeElement;
  if (!element || element === document.body || toasts.contains(element)) return [];
  const box = element.getBoundingClientRect();
  return [union([box, ...wordsOf(element).map((text) => text.getBoundingClientRect())]), box];
}

/** What is seen of the window above a keyboard; one that two fingers have enlarged counts whole. */
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
 * Keeps toasts above a keyboard on the screen and clear of what has the focus, by the length that their looks add to where
 * they rest. Focus, page and keyboard all move in the seconds that a toast is there: it looks before every frame.
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
