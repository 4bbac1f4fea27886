import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { useHost } from '../host.ts';
import type { PictureCard } from '../content/picture-card.ts';
import { SmallPicture } from '../media/small-picture.tsx';
import { SwipeCount } from './swipe-count.tsx';
import { swipeRow } from './swipe-row.tsx';

type Count = 2 | 3 | 4;

const columnsOf = {
  2: css`
    ${media.up(640)} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `,
  3: css`
    ${media.up(640)} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  4: css`
    /* Two to a row of a phone, where the usual size would break the words. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
    @media (max-width: 639.98px) {
      h3 {
        font-size: 1.375rem;
        overflow-wrap: break-word;
      }
    }
    ${media.up(1200)} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
} satisfies Record<Count, ReturnType<typeof css>>;

const List = styled.ul<{ $columns: Count; $swiped: boolean }>`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${({ $columns }) => columnsOf[$columns]}
  ${({ $swiped }) => $swiped && swipeRow}
`;

/** Ways of a row begin on one line, however long a text is. The whole card answers to the pointer; for everybody else it is the one link. */
const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  align-items: flex-start;
  p {
    color: ${role.text2};
  }
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    margin-top: auto;
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const View = styled(SmallPicture)`
  margin-bottom: ${space[12]};
`;

const sizesOf = {
  2: '(min-width: 1600px) 650px, (min-width: 640px) 48vw, 80vw',
  3: '(min-width: 1600px) 440px, (min-width: 640px) 31vw, 80vw',
  4: '(min-width: 1600px) 330px, (min-width: 1200px) 24vw, 48vw',
} as const satisfies Record<Count, string>;

type PictureCardsProps = {
  of: readonly PictureCard[];
  /** So many side by side on a desk. */
  columns: Count;
  /** What one card is, in small letters, where phones swipe them: `evening`. */
  swiped?: string;
};

/** Pictures of where to go on, side by side. */
export function PictureCards({ of, columns, swiped }: PictureCardsProps) {
  const { Link } = useHost();
  const row = useRef<HTMLUListElement>(null);
  return (
    <>
      <List ref={row} $columns={columns} $swiped={swiped !== undefined}>
        {of.map(({ title, text, picture, link }) => (
          <Card key={title}>
            <View of={picture} sizes={sizesOf[columns]} alt="" />
            <Heading level={3}>{title}</Heading>
            {text !== undefined && <p>{text}</p>}
            <Link to={link.path}>
              {link.title} <Icon name="arrow" />
            </Link>
          </Card>
        ))}
      </List>
      {swiped !== undefined && <SwipeCount row={row} count={of.length} one={swiped} />}
    </>
  );
}
