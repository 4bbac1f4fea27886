import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { Picture } from '@venue/shared/ui/picture.tsx';
import type { GalleryPicture } from '../../../content/gallery.ts';
import type { ViewerPosition } from '../gallery-rows.ts';

/** Share of a slide that must be in view before it counts as shown. */
const shownShare = 0.6;

function shownIndex(strip: Element): number {
  return Math.round(strip.scrollLeft / strip.clientWidth);
}

function showIndex(strip: Element, index: number): void {
  if (shownIndex(strip) !== index) strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' });
}

/** Keeps a scroll-snap row in step with `index`: jumps to a new index, and calls `onSwipe` when the visitor swipes to another. */
function useStrip(index: number, onSwipe: (index: number) => void) {
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
    // Only touches and wheels count as swipes: turning the phone moves the row too.
    let byHand = false;
    const touch = () => {
      byHand = true;
    };
    const arrival = new IntersectionObserver(
      (entries) => {
        if (!byHand || !entries.some((entry) => entry.intersectionRatio >= shownShare)) return;
        byHand = false;
        settle(strip);
      },
      { root: strip, threshold: shownShare },
    );
    for (const slide of strip.children) arrival.observe(slide);
    // Before the dialog opens there is no width.
    const size = new ResizeObserver(() => realign(strip));
    size.observe(strip);
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    strip.addEventListener('touchstart', touch, options);
    strip.addEventListener('wheel', touch, options);
    return () => {
      arrival.disconnect();
      size.disconnect();
      controller.abort();
    };
  }, []);

  return ref;
}

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether the page is pinch-zoomed: a drag then moves the view, not the row. */
function useIsZoomed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1.01,
    () => false,
  );
}

const Row = styled.ul`
  display: flex;
  min-height: 0;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  touch-action: pan-x pinch-zoom;
  &[data-zoomed] {
    overflow: hidden;
    touch-action: auto;
  }
`;

const Slide = styled.li`
  display: grid;
  flex: none;
  place-items: center;
  width: 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;
  container-type: size;
`;

/** As large as the slide allows, uncut. */
const Frame = styled.div<{ $of: PictureRecord }>`
  width: min(100cqw, 100cqh * ${({ $of }) => $of.width / $of.height});
`;

function ShownPicture({ picture }: { picture: GalleryPicture['picture'] }) {
  const saves = useDataSaver();
  return (
    <Frame $of={picture}>
      <Picture of={picture} sizes="100vw" eager={!saves} />
    </Frame>
  );
}

type ViewerStripProps = { position: ViewerPosition; onSwipe: (id: string) => void };

/** The row of pictures. Neighbours of the shown one load ahead, except when saving data. */
export function ViewerStrip({ position: { row, index }, onSwipe }: ViewerStripProps) {
  const zoomed = useIsZoomed();
  const ref = useStrip(index, (to) => {
    const picture = row[to];
    if (picture) onSwipe(picture.id);
  });
  return (
    <Row ref={ref} tabIndex={0} aria-label="Pictures" data-zoomed={zoomed || undefined}>
      {row.map(({ id, picture }, slide) => (
        <Slide key={id} inert={slide !== index}>
          {Math.abs(slide - index) <= 1 && <ShownPicture picture={picture} />}
        </Slide>
      ))}
    </Row>
  );
}
