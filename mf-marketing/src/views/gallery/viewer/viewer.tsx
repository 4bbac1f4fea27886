import type { KeyboardEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { useModal } from '@venue/shared/hooks/use-modal.ts';
import { layout, media, motion, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { IconButton } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import type { GalleryPicture } from '../../../content/gallery.ts';
import { pictureAfter, tileId, type ViewerPosition } from '../gallery-rows.ts';
import { closePicture, movePicture } from './picture-address.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { ViewerStrip } from './viewer-strip.tsx';

const appear = keyframes`
  from { opacity: 0; }
`;

const Screen = styled.dialog`
  ${surface.dark}
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  animation: ${appear} ${motion.slow};
  ${media.print} {
    display: none;
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
`;

const Top = styled.header`
  display: flex;
  gap: ${space[20]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[8]} ${layout.gutter};
  @media (max-height: 500px) {
    padding-block: 0;
  }
  p {
    ${type.small}
    color: ${role.text2};
  }
  button {
    margin-right: -12px;
  }
`;

const steps: Readonly<Record<string, (position: ViewerPosition) => GalleryPicture | undefined>> = {
  ArrowLeft: (position) => pictureAfter(position, -1),
  ArrowRight: (position) => pictureAfter(position, 1),
  Home: ({ row }) => row[0],
  End: ({ row }) => row.at(-1),
};

function turnPage(event: KeyboardEvent, position: ViewerPosition): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const picture = steps[event.key]?.(position);
  if (!picture) return;
  event.preventDefault();
  movePicture(picture.id);
}

/** A full-screen picture: arrow keys, Home, End and swipes move through the row, Esc closes. */
export function Viewer({ position }: { position: ViewerPosition }) {
  const open = position.row[position.index];
  const dialog = useModal(tileId(open?.id ?? ''));
  return (
    <Screen
      ref={dialog}
      aria-label="Picture viewer"
      onKeyDown={(event) => turnPage(event, position)}
      onCancel={(event) => {
        event.preventDefault();
        closePicture();
      }}
      onClose={closePicture}
    >
      <Rows>
        <Top>
          <div aria-live="polite">
            <Heading level={2} look="h4">
              {open?.title}
            </Heading>
            {open?.picture.render && <p>Artist’s impression</p>}
          </div>
          <IconButton $bare aria-label="Close" onClick={closePicture}>
            <Icon name="close" />
          </IconButton>
        </Top>
        <ViewerStrip position={position} onSwipe={movePicture} />
        <ViewerBar position={position} onMove={movePicture} />
      </Rows>
    </Screen>
  );
}
