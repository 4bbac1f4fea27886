import { type RefObject, useEffect, useEffectEvent } from 'react';

/** px sideways before a drag starts. */
const dragThreshold = 8;

type Swipe = {
  enabled: boolean;
  onStart: () => void;
  /** `distance` in px from the start, negative to the left. */
  onMove: (distance: number) => void;
  onEnd: (distance: number) => void;
};

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Otherwise the click after a drag would follow the link under the pointer. */
function swallowClick(area: HTMLElement): void {
  area.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => area.removeEventListener('click', swallow, { capture: true }));
}

/** Sideways drags (T-07); vertical ones scroll the page. */
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
      // Released without a pointerup: in another window, or over a system menu.
      if (event.buttons === 0) finish(event);
      if (origin?.id !== event.pointerId) return;
      const distance = event.clientX - origin.x;
      if (!dragging) {
        if (Math.abs(distance) < Math.max(dragThreshold, Math.abs(event.clientY - origin.y))) return;
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
