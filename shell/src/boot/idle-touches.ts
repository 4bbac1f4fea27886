import type { Hydration } from './hydration.ts';
import { onCapture } from './on-capture.ts';

const interactive = 'a,button,input,select,textarea,label,summary';
const touches = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/**
 * Keeps touches of what is not hydrated yet from React, which would hydrate that in one piece, 150 to 230 ms on a slow phone, for an event
 * that nothing there handles. What React does not hear of it hydrates in slices. Of clicks it has to hear, but of those on mere text.
 */
export function keepIdleTouches({ pendingAround }: Hydration): void {
  for (const type of touches.concat('click', 'dblclick')) {
    onCapture(type, (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !pendingAround(target)) return;
      if (touches.includes(type) || !target.closest(interactive)) event.stopPropagation();
    });
  }
}
