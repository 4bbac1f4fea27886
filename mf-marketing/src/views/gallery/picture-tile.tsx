import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import type { GalleryPicture } from '../../content/house/gallery.ts';
import { PictureCaption } from '../../media/picture-caption.tsx';
import { Picture } from '../../media/picture.tsx';
import type { Tile } from './mosaic.ts';
import { tileId } from './tile-id.ts';

/** In the cells of its panel from 640 px; below, all are alike. */
const Place = styled.figure`
  display: flex;
  flex-direction: column;
  min-width: 0;
  break-inside: avoid;
  ${media.up(640)} {
    &&[data-tile='lead'] {
      grid-area: span 2 / span 2;
    }
    &&[data-tile='wide'] {
      grid-column: span 2;
    }
  }
`;

/** A large one is as high as those beside it. */
const Opener = styled.a`
  display: block;
  aspect-ratio: 3 / 2;
  ${media.up(900)} {
    aspect-ratio: 7 / 5;
  }
  ${media.up(640)} {
    [data-tile='wide'] > &,
    [data-tile='pair'] > & {
      aspect-ratio: 8 / 5;
    }
  }
  ${media.up(900)} {
    [data-tile='lead'] > & {
      flex: 1;
      aspect-ratio: auto;
      contain: size;
    }
  }
  @media print {
    aspect-ratio: 3 / 2;
  }
`;

/** Width of the content, and how much wider than its columns a picture is drawn: its box cuts the sides off. */
const wall = { width: 1180, lead: 1.2, wide: 1, other: 1.15 } as const;

/** 16:10 covers the box of a tile in so many columns. */
function sizesOf(tile: Tile, columns: number): string {
  const span = tile === 'lead' || tile === 'wide' ? 2 : 1;
  const width = Math.round(
    (wall.width / columns) * span * (tile === 'lead' || tile === 'wide' ? wall[tile] : wall.other),
  );
  return `(min-width: 900px) ${width}px, (min-width: 640px) ${span * 50}vw, ${tile === 'lead' ? 72 : 38}vw`;
}

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
  /** Of its panel. */
  columns: number;
  onOpen: (id: string) => void;
};

/** A picture on the wall: it opens the viewer, for which a click waits until it lives, and without scripts its largest file. */
export function PictureTile({ of: { id, title, picture }, tile, columns, onOpen }: PictureTileProps) {
  return (
    <Place data-tile={tile}>
      <Opener
        id={tileId(id)}
        href={largestFile(picture)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        <Picture of={picture} sizes={sizesOf(tile, columns)} ratio="fill" />
      </Opener>
      <PictureCaption of={picture} text={title} under />
    </Place>
  );
}
