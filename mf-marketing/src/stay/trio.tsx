import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { Picture } from '../media/picture.tsx';
import { SmallPicture } from '../media/small-picture.tsx';
import { swipeRow } from '../sections/swipe-row.tsx';

/** One of the pictures of a room or an apartment, and what of it is seen: `The window`. */
export type LodgingPicture = { readonly of: PictureRecord; readonly name: string };

/** The pictures of each, by the venue's key for it, the room itself first. */
export type LodgingPictures = Readonly<Record<string, readonly LodgingPicture[]>>;

/** A wide row shows the first large beside the two others; a narrow column shows it over them. */
export type TrioShape = 'row' | 'flipped' | 'column';

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
  aspect-ratio: 4 / 3;
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

/** Which of how many, where they are swiped and only one is whole. */
const Place = styled.span`
  position: absolute;
  inset: auto 0 0 auto;
  padding: 3px 8px;
  background: ${color.indigo950};
  color: ${color.starch50};
  font: 400 0.875rem/1.4 var(--sans);
  ${media.up(640)} {
    display: none;
  }
`;

/** Width of the whole picture in its box: 4:3 on phones, then boxes of fixed height. */
const sizes = {
  large: '(min-width: 900px) 800px, (min-width: 640px) 72vw, 77vw',
  small: '(min-width: 640px) 330px, 64vw',
} as const;

/** The pictures of a room: one row that is swiped on phones, all in view above. */
export function Trio(props: { name: string; of: readonly LodgingPicture[]; shape: TrioShape }) {
  const [first, ...others] = props.of;
  if (!first) return null;
  const place = (index: number) => <Place aria-hidden="true">{`${index + 1} of ${props.of.length}`}</Place>;
  return (
    <Row role="group" aria-label={`Pictures of ${props.name}`} tabIndex={0} data-shape={props.shape}>
      <Shot>
        <Picture of={first.of} sizes={sizes.large} ratio="fill" />
        {place(0)}
      </Shot>
      {others.map(({ name, of }, index) => (
        <Shot key={name}>
          <SmallPicture of={of} sizes={sizes.small} />
          {place(index + 1)}
        </Shot>
      ))}
    </Row>
  );
}
