import { styled } from 'styled-components';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { timing } from '@venue/shared/timing.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { reviews, reviewsIntro } from '../../content/reviews.ts';
import { CarouselBar } from '../../parts/carousel/carousel-bar.tsx';
import { CarouselRegion } from '../../parts/carousel/carousel-region.tsx';
import { CarouselTrack } from '../../parts/carousel/carousel-track.tsx';
import { useCarousel } from '../../parts/carousel/use-carousel.ts';
import { ReviewBackdrop } from './review-backdrop.tsx';
import { ReviewQuote } from './review-quote.tsx';

/** Samples of our own stand lower and smaller than what a guest has said. */
const heights = { guests: '600px', ourselves: 'auto' } as const;

const Region = styled(CarouselRegion)<{ $of: keyof typeof heights }>`
  position: relative;
  background: ${color.sanyan200};
  ${media.up(900)} {
    justify-content: flex-end;
    min-height: ${({ $of }) => heights[$of]};
  }
  blockquote {
    ${({ $of }) => ($of === 'ourselves' ? type.h3 : type.quote)}
  }
`;

/** In the lower left, flush with the edges of the picture; under it on phones. */
const Card = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  margin-top: 150px;
  padding: ${space[20]} ${layout.gutter} ${space[12]};
  background: ${color.starch50};
  ${media.up(900)} {
    gap: ${space[20]};
    width: calc(${layout.outside} + 600px);
    margin-top: 0;
    padding: 72px 52px 72px ${layout.outside};
  }
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 2.5rem;
  }
`;

/** On phones a quotation on its way is cut at the edge of the screen, on desks at the edge of the column. */
const Row = styled(CarouselTrack)`
  --carousel-gap: ${layout.gutter};
  margin-inline: calc(-1 * var(--carousel-gap));
  padding-inline: var(--carousel-gap);
  scroll-padding-inline: var(--carousel-gap);
  ${media.up(900)} {
    --carousel-gap: 52px;
    margin-inline: 0;
    padding-inline: 0;
    scroll-padding-inline: 0;
  }
`;

const slides = reviews.map((review) => ({
  key: review.name,
  label: 'Review',
  content: <ReviewQuote review={review} />,
}));

/** What guests say (HM-08, T-04 to T-08). The samples say that they are samples. */
export function Reviews() {
  const carousel = useCarousel(reviews.length, {
    interval: timing.reviewInterval,
    transition: timing.swipeSnapBack,
  });
  return (
    <Region carousel={carousel} label="Reviews" $of={reviewsIntro.of}>
      <ReviewBackdrop carousel={carousel} />
      <Card>
        <Title level={2}>{reviewsIntro.title}</Title>
        <CarouselBar carousel={carousel} one="review" all="reviews" />
        <Row carousel={carousel} slides={slides} />
      </Card>
    </Region>
  );
}
