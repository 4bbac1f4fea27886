import { Ruled } from '../../sections/ruled.tsx';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import type { GalleryPlace } from '../../content/house/gallery.ts';
import { useHost } from '../../host.ts';
import { mosaic } from './mosaic.ts';
import { PictureTile } from './picture-tile.tsx';
import { picturesOf, type PlaceChoice } from './viewer/viewer-list.ts';

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
  }
  ${media.up(900)} {
    margin-bottom: ${space[20]};
  }
  ${media.print} {
    a {
      display: none;
    }
  }
`;

/** Panels dissolve on phones: all pictures of a place hang two by two, the first across where they are odd. */
const Wall = styled.div<{ $odd: boolean }>`
  display: grid;
  @media (max-width: 639.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]} ${space[12]};
    ${({ $odd }) => ($odd ? '> :first-child > :first-child { grid-column: span 2; }' : '')}
  }
  ${media.up(640)} {
    gap: ${space[20]};
  }
`;

/** Every other panel hangs its large picture on the right, and the next place begins on the other side. */
const Hung = styled.div<{ $columns: number }>`
  display: contents;
  ${media.up(640)} {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: ${space[12]} ${layout.columnGap};
  }
  ${media.up(900)} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
    [data-place]:nth-of-type(odd) &:nth-child(even) > [data-tile='lead'],
    [data-place]:nth-of-type(even) &:nth-child(odd) > [data-tile='lead'] {
      grid-area: 1 / -3 / span 2 / -1;
    }
  }
`;

type PictureGroupProps = {
  place: GalleryPlace & { id: Exclude<PlaceChoice, 'all'> };
  onOpen: (id: string) => void;
};

/** The pictures of one place, and the way to its page. */
export function PictureGroup({ place, onOpen }: PictureGroupProps) {
  const { Link } = useHost();
  const pictures = picturesOf(place.id);
  return (
    <Ruled as="section" data-place={place.id} aria-labelledby={`place-${place.id}`}>
      <Head>
        <Heading level={2} look="h3" id={`place-${place.id}`}>
          {place.title}
        </Heading>
        <Link to={place.path}>
          {place.more}
          <Icon name="arrow" />
        </Link>
      </Head>
      <Wall $odd={pictures.length % 2 === 1}>
        {mosaic(pictures).map(({ columns, hung }) => (
          <Hung key={hung[0]?.picture.id} $columns={columns}>
            {hung.map(({ picture, tile }) => (
              <PictureTile key={picture.id} of={picture} tile={tile} columns={columns} onOpen={onOpen} />
            ))}
          </Hung>
        ))}
      </Wall>
    </Ruled>
  );
}
