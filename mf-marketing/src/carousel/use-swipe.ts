import { useEffect, useEffectEvent, type RefObject } from 'react';

/** px that a pointer has to travel sideways before it drags. */
const slack = 8;

type Swipe = {
  enabled: boolean;
  onStart: () => void;
  /** px from where the pointer went down, negative to the left. */
  onMove: (distance: number) => void;
  onEnd: (distance: number) => void;
};

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A click that ends a drag is none: it would follow the link under the pointer. */
function swallowClick(area: HTMLElement): void {
  area.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => area.removeEventListener('click', swallow, { capture: true }));
}

/** Sideways drags of any pointer over an element (T-07); vertical ones stay with the page. */
export function useSwipe(ref: RefObject<HTMLElement | null>, swipe: Swipe): void {
  const start = useEffectEvent(swipe.onStart);
  const move = useEffectEvent(swipe.onMove);
  const end = useEffectEvent(swipe.onEnd);
  const { enabled } = swipe;

  useEffect(() => {
    const area = ref.current;
    if (!area || !enabled) return undefined;
    let origin: { id: number; x: number; y: number } | undefined;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      origin = { id: event.pointerId, x: event.clientX, y: event.clientY };
      dragging = false;
    };
    const finish = (event: PointerEvent) => {
      if (origin?.id !== event.pointerId) return;
      if (dragging) {
        swallowClick(area);
        end(event.type === 'pointercancel' ? 0 : event.clientX - origin.x);
      }
      origin = undefined;
      dragging = false;
    };
    const travel = (event: PointerEvent) => {
      // Let go where the page was not told of it: in another window, or under a menu of the system.
      if (event.buttons === 0) finish(event);
      if (origin?.id !== event.pointerId) return;
      const distance = event.clientX - origin.x;
      if (!dragging) {
        if (Math.abs(distance) < Math.max(slack, Math.abs(event.clientY - origin.y))) return;
        dragging = true;
        area.setPointerCapture(event.pointerId);
        start();
      }
      move(distance);
    };
    const keepFromBrowser = (event: Event) => {
      if (origin) event.preventDefault();
    };

    const controller = new AbortController();
    const options = { signal: controller.signal };
    area.addEventListener('pointerdown', down, options);
    area.addEventListener('pointermove', travel, options);
    area.addEventListener('pointerup', finish, options);
    area.addEventListener('pointercancel', finish, options);
    area.addEventListener('dragstart', keepFromBrowser, options);
    area.addEventListener('selectstart', keepFromBrowser, options);
    return () => controller.abort();
  }, [ref, enabled]);
}
