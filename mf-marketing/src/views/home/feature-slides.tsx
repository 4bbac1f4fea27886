import { styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { Carousel } from '../../carousel/carousel.tsx';
import { facilityCards } from '../../content/home/home.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { PictureCard } from '../../sections/picture-cards.tsx';

const Band = styled(HeadedSection)`
  overflow: clip;
`;

/** The row bleeds to both edges of the screen, so that the next slide shows. */
const Slides = styled(Carousel)`
  > [data-stage] {
    --carousel-slide: min(300px, 80%);
    --bleed: calc(50vw - 50%);
    margin-inline: calc(-1 * var(--bleed));
    padding-inline: var(--bleed);
    scroll-padding-inline: var(--bleed);
    ${media.up(900)} {
      --carousel-slide: 560px;
      --bleed: ${layout.outside};
    }
  }
`;

const sizes = '(min-width: 900px) 560px, (min-width: 640px) 300px, 240px';

const slides = facilityCards.map((card) => ({
  key: card.title,
  label: card.title,
  content: <PictureCard of={card} sizes={sizes} late />,
}));

/** Slideshow of the facilities (HM-05, HM-06, HM-12). */
export function FeatureSlides() {
  return (
    <Band title="Look inside." background="tint">
      <Slides
        label="What is here"
        itemName="slide"
        itemsName="slides"
        slides={slides}
        interval={specifiedTimes.slideInterval}
        transition={specifiedTimes.homeSlideTransition}
      />
    </Band>
  );
}
