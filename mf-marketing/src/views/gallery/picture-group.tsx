import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { PictureCaption } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Picture } from '@venue/shared/ui/picture.tsx';
import type { GalleryPicture, GalleryGroup } from '../../content/gallery.ts';
import { useHost } from '../../host.ts';
import { RuledBlock } from '../../sections/text-blocks.tsx';
import { picturesOf, type GroupChoice, tileId } from './gallery-rows.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space[12]};
  break-after: avoid;
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    ${media.print} {
      display: none;
    }
  }
`;

/** Two to a row on phones, the first full width if the number is odd; from 640 px three, the first ones larger so that rows are full. */
const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[12]};
  ${media.up(640)} {
    gap: ${space[20]};
  }
`;

type Span = 2 | 3 | 6;

const Tile = styled.figure<{ $span: Span; $across: boolean }>`
  grid-column: span ${({ $across }) => ($across ? 6 : 3)};
  break-inside: avoid;
  > a {
    display: block;
    aspect-ratio: 3 / 2;
  }
  ${media.up(640)} {
    grid-column: span ${({ $span }) => $span};
    > a {
      aspect-ratio: ${({ $span }) => ($span === 6 ? '12 / 5' : '3 / 2')};
    }
  }
`;

/** Columns of six, from 640 px. */
export function spanOf(index: number, count: number): Span {
  const large = count % 3;
  if (index >= large) return 2;
  return large === 1 ? 6 : 3;
}

const wideSizes = {
  2: '(min-width: 900px) 410px, (min-width: 640px) 34vw',
  3: '(min-width: 900px) 620px, (min-width: 640px) 50vw',
  6: '(min-width: 900px) 1180px, (min-width: 640px) 100vw',
} as const satisfies Record<Span, string>;

/** False for clicks that open a new tab or window, which are left to the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

type PictureTileProps = {
  of: GalleryPicture;
  span: Span;
  /** Full width on phones. */
  across: boolean;
  onOpen: (id: string) => void;
};

/** Opens the viewer; without scripts, a link to the largest file. `aria-haspopup` makes the shell hold early clicks until the page is awake. */
function PictureTile({ of: { id, title, picture }, span, across, onOpen }: PictureTileProps) {
  return (
    <Tile $span={span} $across={across}>
      <a
        id={tileId(id)}
        href={Object.values(picture.avif).at(-1)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        <Picture of={picture} sizes={`${wideSizes[span]}, ${across ? 72 : 38}vw`} ratio="fill" />
      </a>
      <PictureCaption of={picture} text={title} under />
    </Tile>
  );
}

type PictureGroupProps = {
  group: GalleryGroup & { id: Exclude<GroupChoice, 'all'> };
  onOpen: (id: string) => void;
};

/** The pictures of one group, with a link to its page. */
export function PictureGroup({ group, onOpen }: PictureGroupProps) {
  const { Link } = useHost();
  const pictures = picturesOf(group.id);
  return (
    <RuledBlock as="section" data-group={group.id} aria-labelledby={`group-${group.id}`}>
      <Head>
        <Heading level={2} look="h3" id={`group-${group.id}`}>
          {group.title}
        </Heading>
        <Link to={group.path}>
          {group.linkTitle}
          <Icon name="arrow" />
        </Link>
      </Head>
      <Wall>
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            of={picture}
            span={spanOf(index, pictures.length)}
            across={index === 0 && pictures.length % 2 === 1}
            onOpen={onOpen}
          />
        ))}
      </Wall>
    </RuledBlock>
  );
}
