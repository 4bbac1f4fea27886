import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { Lodging } from '../../content/lodging.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import type { PictureRatio } from '../../media/picture.tsx';
import { BookNow } from './book-now.tsx';
import { LodgingPrice } from './lodging-price.tsx';
import { Stars } from './stars.tsx';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  container-type: inline-size;
  border: 1px solid ${color.hair};
  background: ${color.white};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[8]};
  align-content: start;
  padding: ${space[20]};
  ${media.up(1200)} {
    padding: 24px 28px 8px;
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  font-size: 1rem;
  color: ${role.text2};
`;

/** Price and button stand side by side where the card is as wide as the price asks for. */
const Foot = styled.div<{ $beside: number }>`
  display: grid;
  gap: ${space[12]};
  align-items: center;
  padding: 0 ${space[20]} ${space[20]};
  @container (min-width: ${(props) => props.$beside}px) {
    grid-template-columns: 1fr auto;
  }
  ${media.up(1200)} {
    padding: ${space[12]} 28px 28px;
  }
`;

const besidePrice = { online: 480, 'reservation-site': 330 } as const satisfies Record<
  Lodging['booking']['kind'],
  number
>;

type LodgingCardProps = {
  of: Lodging;
  sizes: string;
  ratio: PictureRatio;
  /** Place of the name in the outline of the page. */
  level: 3 | 4;
};

/** A room or an apartment: picture, name, stars, price, the way to book it (FC-06, FC-11). */
export function LodgingCard({ of, sizes, ratio, level }: LodgingCardProps) {
  return (
    <Card>
      <CaptionedPicture of={of.image} sizes={sizes} ratio={ratio} />
      <Words>
        <Heading level={level} look="h3">
          {of.name}
        </Heading>
        <Meta>
          {of.size && <span>{of.size}</span>}
          <Stars of={of.stars} />
        </Meta>
        {of.text && <p>{of.text}</p>}
      </Words>
      <Foot $beside={besidePrice[of.booking.kind]}>
        <LodgingPrice listed={of.listed} booking={of.booking} />
        <BookNow name={of.name} booking={of.booking} />
      </Foot>
    </Card>
  );
}

/** Cards side by side, as many in a row as `$columns` from 900 px; before that two, and an odd last one alone. */
export const LodgingCards = styled.div<{ $columns: 2 | 3 }>`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.up(900)} {
    grid-template-columns: repeat(${(props) => props.$columns}, 1fr);
    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;
