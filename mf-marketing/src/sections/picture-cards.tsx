import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { columnsFrom } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Picture } from '@venue/shared/ui/picture.tsx';
import type { PictureCardContent } from '../content/picture-card-content.ts';
import { useHost } from '../host.ts';
import { NextLinks } from './link-row.tsx';
import { SwipePager } from './swipe-pager.tsx';
import { swipeRow } from './swipe-row.tsx';

/** Three rows: picture, heading and the rest, whose links are at the bottom. The whole card opens its first link; the others lie above that. */
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  height: 100%;
  p {
    max-width: 34em;
    color: ${role.text2};
  }
  a {
    position: relative;
    z-index: 1;
  }
  :is(h2, h3) a {
    color: inherit;
    text-decoration-color: ${color.sanyan400};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.16em;
  }
  :is(h2, h3) a,
  &:not([data-titled]) > div > div > a:first-child {
    position: static;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

const TextAndLinks = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  align-items: flex-start;
  padding-top: ${space[4]};
  > :last-child {
    margin-top: auto;
  }
`;

const View = styled(Picture)`
  margin-bottom: ${space[12]};
`;

type PictureCardProps = {
  of: PictureCardContent;
  sizes: string;
  level?: 2 | 3;
  /** The picture loads only once the page runs. */
  late?: boolean | undefined;
};

/** A picture, its text and its links. */
export function PictureCard({ of, sizes, level = 3, late }: PictureCardProps) {
  const { Link } = useHost();
  const { title, path, fact, text, secondText, picture, links } = of;
  return (
    <Card data-titled={path && ''}>
      <View of={picture} sizes={sizes} ratio="3 / 2" plain alt="" late={late} />
      <Heading level={level} look="h3">
        {path === undefined ? title : <Link to={path}>{title}</Link>}
      </Heading>
      <TextAndLinks>
        {fact !== undefined && <strong>{fact}</strong>}
        {text !== undefined && <p>{text}</p>}
        {secondText !== undefined && <p>{secondText}</p>}
        <NextLinks of={links} />
      </TextAndLinks>
    </Card>
  );
}

const columnsOf = {
  2: columnsFrom({ 640: 2 }),
  3: columnsFrom({ 640: 3 }),
  4: css`
    /* Two to a row on phones. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
    ${columnsFrom({ 1200: 4 })}
    h3 {
      overflow-wrap: break-word;
    }
    /* Each text right under its heading, because in columns this narrow a shared row would leave holes. */
    ${media.below(640)} {
      --h3-face: var(--sans);
      --h3-stroke: 0;
      > li,
      > li > article {
        grid-template-rows: auto auto 1fr;
        grid-row: auto;
      }
      > li {
        grid-template-rows: none;
      }
      > li > article > :last-child > :last-child {
        margin-top: 0;
      }
    }
    /* "Wedding Ceremonies" on one line. */
    ${media.up(1200)} {
      --h3-size: 1.375rem;
      --h3-face: var(--sans);
      --h3-stroke: 0;
    }
  `,
} as const;

/** The cards of a row share its three rows, so that texts start at one height under headings of one or two lines. */
const List = styled.ul<{ $columns: keyof typeof columnsOf; $isSwiped: boolean }>`
  display: grid;
  column-gap: ${layout.columnGap};
  margin-bottom: -${space[32]};
  > li,
  > li > article {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
  }
  > li {
    padding-bottom: ${space[32]};
  }
  ${({ $columns }) => columnsOf[$columns]}
  ${({ $isSwiped }) => $isSwiped && swipeRow}
`;

const sizesOf = {
  2: '(min-width: 1600px) 650px, (min-width: 640px) 48vw, 80vw',
  3: '(min-width: 1600px) 440px, (min-width: 640px) 31vw, 80vw',
  4: '(min-width: 1600px) 330px, (min-width: 1200px) 24vw, (min-width: 640px) 48vw, 40vw',
} as const satisfies Record<keyof typeof columnsOf, string>;

type PictureCardsProps = Omit<PictureCardProps, 'of' | 'sizes'> & {
  of: readonly PictureCardContent[];
  /** Columns on wide screens. */
  columns: keyof typeof columnsOf;
  /** Makes the cards a swiped row on phones; names one card in lower case: `evening`. */
  swipedItem?: string;
};

/** A grid of {@link PictureCard}. */
export function PictureCards({ of, columns, swipedItem, ...each }: PictureCardsProps) {
  const row = useRef<HTMLUListElement>(null);
  return (
    <>
      <List ref={row} $columns={columns} $isSwiped={swipedItem !== undefined}>
        {of.map((card) => (
          <li key={card.title}>
            <PictureCard of={card} sizes={sizesOf[columns]} {...each} />
          </li>
        ))}
      </List>
      {swipedItem !== undefined && <SwipePager row={row} count={of.length} itemName={swipedItem} />}
    </>
  );
}
