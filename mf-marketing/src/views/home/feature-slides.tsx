import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { timing } from '@venue/shared/timing.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { facilityCards } from '../../content/home/facility-cards.ts';
import { CarouselBar } from '../../carousel/carousel-bar.tsx';
import { CarouselRegion, CarouselTrack, useCarousel } from '../../carousel/carousel.tsx';
import { FeatureSlide } from './feature-slide.tsx';

const Band = styled(Section)`
  overflow: clip;
`;

/** From 900 px the heading and the buttons have the left, the slides the rest of the screen. */
const Region = styled(CarouselRegion)`
  @media (max-width: 899.98px) {
    padding-top: ${space[32]};
  }
  ${media.up(900)} {
    display: grid;
    grid-template: auto 1fr / 4fr 8fr;
    column-gap: ${layout.columnGap};
    > :has(h2) {
      margin-top: -6px;
    }
    > [data-stage] {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** The row goes on to the edge of the screen, where the next slide shows; phones lose none of it to the gutters. */
const Row = styled(CarouselTrack)`
  --carousel-gap: ${layout.columnGap};
  --carousel-slide: min(300px, 80%);
  --bleed: calc(50vw - 50%);
  margin-inline: calc(-1 * var(--bleed));
  padding-inline: var(--bleed);
  scroll-padding-inline: ${layout.gutter};
  ${media.up(900)} {
    --carousel-slide: 560px;
    margin-inline: 0 calc(-1 * ${layout.outside});
    padding-inline: 0;
    scroll-padding-inline: 0;
  }
`;

const slides = facilityCards.map((card) => ({
  key: card.link,
  label: card.heading,
  content: <FeatureSlide card={card} />,
}));

const names = facilityCards.map(({ heading }) => heading);

/** Slideshow of what is here (HM-05, HM-06, HM-12). */
export function FeatureSlides() {
  const carousel = useCarousel(facilityCards.length, {
    interval: timing.slideInterval,
    transition: timing.homeSlideTransition,
  });
  return (
    <Band $ground="tint">
      <Container>
        <Region carousel={carousel} label="What is here">
          <SectionHead title="Look inside." />
          <CarouselBar carousel={carousel} one="slide" all="slides" names={names} />
          <Row carousel={carousel} slides={slides} />
        </Region>
      </Container>
    </Band>
  );
}
