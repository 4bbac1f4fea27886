import { styled } from 'styled-components';
import { useDataSaver } from '@venue/shared/data-saver/data-saver.ts';
import { Cloth } from '../../pattern/cloth.tsx';
import { media } from '@venue/shared/theme/tokens.ts';
import { reviews, type Review } from '../../content/home/reviews.ts';
import { Picture } from '../../media/picture.tsx';
import { type Carousel, layerOf, slideAt } from '../../carousel/carousel-state.ts';

const Layers = styled.div`
  position: relative;
  height: 150px;
  ${media.up(640)} {
    height: 300px;
  }
  ${media.up(900)} {
    position: absolute;
    inset: 0 auto 0 0;
    width: 34vw;
    height: auto;
  }
`;

/** The pictures change at once, and not before the new one is there: until then the one that leaves shows through. */
const Layer = styled.div`
  position: absolute;
  inset: 0;
  &[data-layer='shown'] {
    z-index: 1;
  }
  &[data-layer='hidden'] {
    opacity: 0;
  }
  &:not(:first-child) img {
    background: none;
  }
`;

/** 4:3 covers a third of the screen at some 340 px height; on phones it is a band over the words. */
const sizes = '(min-width: 1400px) 34vw, (min-width: 900px) 470px, (min-width: 640px) 100vw, 80vw';

/** Whether a picture is needed now or next; the others wait. */
function isNear(index: number, { index: shown, count, state }: Carousel): boolean {
  const ahead = slideAt(index - shown, count);
  return ahead === 0 || (state.stage === 'live' && (ahead === 1 || ahead === count - 1));
}

/** A picture that says nothing new; whoever saves data sees the cloth of the review instead. */
function Backdrop({ of: { image, background } }: { of: Review }) {
  if (useDataSaver()) return <Cloth motif={image} />;
  return <Picture of={background} sizes={sizes} ratio="fill" alt="" late />;
}

/** The picture behind the review; the next one is loaded before it is needed. */
export function ReviewBackdrop({ carousel }: { carousel: Carousel }) {
  return (
    <Layers>
      {reviews.map((review, index) => (
        <Layer key={review.name} data-layer={layerOf(index, carousel.count, carousel.state.motion)}>
          {isNear(index, carousel) && <Backdrop of={review} />}
        </Layer>
      ))}
    </Layers>
  );
}
