import { styled } from 'styled-components';
import { useDataSaver } from '@venue/shared/data-saver/data-saver.ts';
import { Cloth } from '../../pattern/cloth.tsx';
import { media } from '@venue/shared/theme/tokens.ts';
import { reviews, type Review } from '../../content/reviews.ts';
import { Picture } from '../../media/picture.tsx';
import { layerOf } from '../../parts/carousel/carousel-state.ts';
import { crossFade } from '../../parts/carousel/cross-fade.ts';
import { slideAt } from '../../parts/carousel/ring.ts';
import type { Carousel } from '../../parts/carousel/use-carousel.ts';

const Layers = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 150px;
  ${media.up(900)} {
    height: 100%;
  }
`;

const Layer = styled.div<{ $transition: number }>`
  position: absolute;
  inset: 0;
  ${({ $transition }) => crossFade($transition)}
`;

/** 16:10 covers the section: about 600 px high from 900 px, 150 px below. */
const sizes = '(min-width: 960px) 100vw, (min-width: 640px) 960px, 80vw';

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

/** The picture behind the review, fading into the next one's. */
export function ReviewBackdrop({ carousel }: { carousel: Carousel }) {
  return (
    <Layers>
      {reviews.map((review, index) => (
        <Layer
          key={review.name}
          $transition={carousel.transition}
          data-layer={layerOf(index, carousel.count, carousel.state.motion)}
        >
          {isNear(index, carousel) && <Backdrop of={review} />}
        </Layer>
      ))}
    </Layers>
  );
}
