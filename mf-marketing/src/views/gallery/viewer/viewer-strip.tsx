import { useDataSaver } from '@venue/shared/data-saver/data-saver.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { GalleryPicture } from '../../../content/house/gallery.ts';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { Picture } from '../../../media/picture.tsx';
import { useStrip } from './use-strip.ts';
import type { ViewerPosition } from './viewer-list.ts';

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether the visitor has pinched the page larger: a drag then moves the view, not the row of pictures. */
function useZoomed(): boolean {
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
  ${media.print} {
    display: block;
    overflow: visible;
  }
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
  ${media.print} {
    display: block;
    container-type: normal;
    &[inert] {
      display: none;
    }
  }
`;

/** As large as the slide allows, uncut. */
const Frame = styled.div<{ $of: PictureRecord }>`
  width: min(100cqw, 100cqh * ${({ $of }) => $of.width / $of.height});
  ${media.print} {
    width: 100%;
  }
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

/** The row of pictures; those beside the shown one are loaded before they are asked for, except when saving data. */
export function ViewerStrip({ position: { row, index }, onSwipe }: ViewerStripProps) {
  const zoomed = useZoomed();
  const ref = useStrip(index, (to) => {
    const picture = row[to];
    if (picture) onSwipe(picture.id);
  });
  return (
    <Row ref={ref} tabIndex={0} aria-label="Pictures" data-zoomed={zoomed || undefined}>
      {row.map(({ id, picture }, place) => (
        <Slide key={id} inert={place !== index}>
          {Math.abs(place - index) <= 1 && <ShownPicture picture={picture} />}
        </Slide>
      ))}
    </Row>
  );
}
