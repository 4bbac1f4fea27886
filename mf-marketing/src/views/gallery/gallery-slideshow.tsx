import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { timing } from '@venue/shared/theme/timing.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { gallerySlides } from '../../content/gallery.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { CarouselBar } from '../../carousel/carousel-bar.tsx';
import { CarouselRegion, CarouselTrack, useCarousel } from '../../carousel/carousel.tsx';
import { type Carousel, slideAt } from '../../carousel/carousel-state.ts';

const Region = styled(CarouselRegion)`
  ${media.print} {
    display: none;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 8 / 5;
  ${media.up(640)} {
    aspect-ratio: 16 / 9;
    max-height: 448px;
  }
  ${media.up(1600)} {
    max-height: 576px;
  }
`;

/** The bar comes first in tab order and last on screen. */
const Below = styled(Container)`
  order: 1;
  ${media.up(900)} {
    max-width: none;
    padding: 0 ${layout.outside} ${space[12]} 0;
  }
`;

const sizes = '(min-width: 900px) 68vw, (min-width: 640px) 960px, 80vw';

/** Slides overlap, so only the shown one, the one fading out and the next are loaded. */
function isNeeded(index: number, { index: at, count, state, playing }: Carousel): boolean {
  if (state.stage === 'list' || index === at) return true;
  const leaving = slideAt(Math.round(state.motion.from), count);
  return index === leaving || (playing && index === slideAt(at + 1, count));
}

function Slides() {
  const carousel = useCarousel(gallerySlides.length, {
    interval: timing.slideInterval,
    transition: timing.slideTransition,
  });
  const slides = gallerySlides.map(({ id, title, picture }, index) => ({
    key: id,
    label: title,
    content: isNeeded(index, carousel) && (
      <View of={picture} sizes={sizes} ratio="fill" caption={title} priority={index === 0} />
    ),
  }));
  return (
    <Region carousel={carousel} label="Pictures of the venue">
      <Below>
        <CarouselBar carousel={carousel} one="picture" all="pictures" />
      </Below>
      <CarouselTrack carousel={carousel} slides={slides} effect="fade" />
    </Region>
  );
}

/** Pictures that fade into one another (MD-01, T-09 to T-12); nothing without slides. */
export function GallerySlideshow() {
  return gallerySlides.length > 0 && <Slides />;
}
