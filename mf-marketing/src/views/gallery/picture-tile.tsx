import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import type { GalleryPicture } from '../../content/gallery.ts';
import { PictureCaption } from '../../media/picture-caption.tsx';
import { Picture } from '../../media/picture.tsx';
import type { Tile } from './mosaic.ts';
import { tileId } from './tile-id.ts';

/** Six columns from 640 px; below, one row that is swiped. */
const Place = styled.figure`
  display: flex;
  flex-direction: column;
  break-inside: avoid;
  ${media.up(640)} {
    &&[data-tile='lead'] {
      grid-area: span 2 / span 4;
    }
    &&[data-tile='third'] {
      grid-column: span 2;
    }
    &&[data-tile='half'] {
      grid-column: span 3;
    }
  }
`;

/** The lead has no ratio of its own there: it is as high as the two pictures beside it. */
const Opener = styled.a`
  display: block;
  aspect-ratio: 3 / 2;
  [data-tile='lead'] > & {
    ${media.up(640)} {
      flex: 1;
      aspect-ratio: auto;
      contain: size;
    }
  }
  @media print {
    aspect-ratio: 3 / 2;
  }
`;

const Caption = styled(PictureCaption)`
  position: static;
  padding: ${space[4]} 0 ${space[8]};
  background: none;
  color: ${role.text2};
  line-height: 1.35;
  ${media.up(640)} {
    padding-bottom: 0;
  }
  ${media.print} {
    color: ${color.ink};
  }
`;

const sizes: Record<Tile, string> = {
  lead: '(min-width: 1280px) 880px, (min-width: 640px) 66vw, 72vw',
  third: '(min-width: 1280px) 420px, (min-width: 640px) 34vw, 44vw',
  half: '(min-width: 1280px) 630px, (min-width: 640px) 52vw, 44vw',
};

function largestFile(picture: GalleryPicture['picture']): string | undefined {
  return Object.values(picture.webp).at(-1);
}

/** A click that wants another tab or window is left to the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

type PictureTileProps = {
  of: GalleryPicture;
  tile: Tile;
  onOpen: (id: string) => void;
};

/** A picture on the wall: it opens the viewer, and without scripts its largest file. */
export function PictureTile({ of: { id, title, picture }, tile, onOpen }: PictureTileProps) {
  return (
    <Place data-tile={tile}>
      <Opener
        id={tileId(id)}
        href={largestFile(picture)}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        <Picture of={picture} sizes={sizes[tile]} ratio="fill" />
      </Opener>
      <Caption of={picture} text={title} />
    </Place>
  );
}
