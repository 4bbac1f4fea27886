import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How much of a slide has to be in view before the row stands on it. */
const arrived = 0.6;

function shownIndex(strip: Element): number {
  return Math.round(strip.scrollLeft / strip.clientWidth);
}

function showIndex(strip: Element, index: number): void {
  if (shownIndex(strip) !== index) strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' });
}

/**
 * Keeps a row that the browser scrolls and snaps in step with `index`: shows another index at once, and calls back
 * when the visitor has swiped to one.
 */
export function useStrip(index: number, onSwipe: (index: number) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const realign = useEffectEvent((strip: Element) => showIndex(strip, index));
  const settle = useEffectEvent((strip: Element) => {
    const shown = shownIndex(strip);
    if (shown !== index) onSwipe(shown);
  });

  useLayoutEffect(() => {
    if (ref.current) showIndex(ref.current, index);
  }, [index]);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    // Only what hands do counts as a swipe: printing and turning the phone move the row as well.
    let byHand = false;
    const touch = () => {
      byHand = true;
    };
    const arrival = new IntersectionObserver(
      (entries) => {
        if (!byHand || !entries.some((entry) => entry.intersectionRatio >= arrived)) return;
        byHand = false;
        settle(strip);
      },
      { root: strip, threshold: arrived },
    );
    for (const slide of strip.children) arrival.observe(slide);
    // Before the dialog opens there is no width.
    const size = new ResizeObserver(() => realign(strip));
    size.observe(strip);
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    strip.addEventListener('touchstart', touch, options);
    strip.addEventListener('wheel', touch, options);
    window.addEventListener('afterprint', () => realign(strip), options);
    return () => {
      arrival.disconnect();
      size.disconnect();
      controller.abort();
    };
  }, []);

  return ref;
}
