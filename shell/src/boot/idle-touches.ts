import type { Hydration } from './hydration.ts';
import { onCapture } from './on-capture.ts';

const interactive = 'a,button,input,select,textarea,label,summary';
const touches = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/**
 * Hides touches of unhydrated parts from React, which would hydrate such a part in one piece (150 to 230 ms on a slow phone) for an event
 * that nothing handles; left alone, it hydrates in slices. Clicks get through, except those on plain text.
 */
export function stopIdleTouches({ pendingAround }: Hydration): void {
  for (const type of touches.concat('click', 'dblclick')) {
    onCapture(type, (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !pendingAround(target)) return;
      if (touches.includes(type) || !target.closest(interactive)) event.stopPropagation();
    });
  }
}
