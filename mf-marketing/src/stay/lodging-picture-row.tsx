import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { pictureChip } from '@venue/shared/ui/captioned-picture.tsx';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { Picture } from '@venue/shared/ui/picture.tsx';
import { swipeRow } from '../sections/swipe-row.tsx';

/** `row` and `flipped` show the first picture large beside the others, `column` above them. */
export type LodgingShape = 'row' | 'flipped' | 'column';

const Row = styled.div`
  ${swipeRow}
  && {
    gap: 8px;
  }
  ${media.up(640)} {
    display: grid;
    grid-template: 1fr 1fr / 2.55fr 1fr;
    min-height: 400px;
    &&[data-shape='column'] {
      grid-template: 320px 96px / 1fr 1fr;
    }
  }
  ${media.up(900)} {
    &[data-shape='flipped'] {
      grid-template-columns: 1fr 2.55fr;
    }
  }
  ${media.up(1200)} {
    min-height: 420px;
    &&[data-shape='column'] {
      grid-template-rows: 400px 124px;
    }
  }
`;

const Shot = styled.figure`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  > picture {
    height: 100%;
  }
  ${media.up(640)} {
    [data-shape='column'] > &:first-child {
      grid-area: 1 / 1 / 2 / 3;
    }
    aspect-ratio: auto;
    contain: size;
    &:first-child {
      grid-row: span 2;
    }
  }
  ${media.up(900)} {
    [data-shape='flipped'] > &:first-child {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** `1 of 3`, on phones only, where the pictures are swiped. */
const Counter = styled.span`
  ${pictureChip}
  ${media.up(640)} {
    display: none;
  }
`;

/** Boxes are 3:2 on phones, and have a fixed height above. */
const sizes = {
  large: '(min-width: 900px) 800px, (min-width: 640px) 72vw, 77vw',
  small: '(min-width: 640px) 330px, 64vw',
} as const;

/** The pictures of a room: swiped on phones, all in view on wider screens. */
export function LodgingPictureRow(props: {
  name: string;
  of: readonly PictureRecord[];
  shape: LodgingShape;
}) {
  const [first, ...others] = props.of;
  if (!first) return null;
  const counter = (index: number) => (
    <Counter aria-hidden="true">{`${index + 1} of ${props.of.length}`}</Counter>
  );
  return (
    <Row role="group" aria-label={`Pictures of ${props.name}`} tabIndex={0} data-shape={props.shape}>
      <Shot>
        <Picture of={first} sizes={sizes.large} ratio="fill" />
        {counter(0)}
      </Shot>
      {others.map((picture, index) => (
        <Shot key={picture.alt}>
          <Picture of={picture} sizes={sizes.small} ratio="fill" plain />
          {counter(index + 1)}
        </Shot>
      ))}
    </Row>
  );
}
