import { styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { timing } from '@venue/shared/timing.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { reviews, reviewsIntro } from '../../content/home/reviews.ts';
import { CarouselBar } from '../../carousel/carousel-bar.tsx';
import { CarouselRegion, CarouselTrack, useCarousel } from '../../carousel/carousel.tsx';
import { PlaceLine } from '../../sections/place-line.tsx';
import { ReviewBackdrop } from './review-backdrop.tsx';
import { ReviewQuote } from './review-quote.tsx';

const Region = styled(CarouselRegion)`
  position: relative;
  background: ${color.starch100};
`;

/** Under the picture; from 900 px beside it. */
const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding: ${space[20]} ${layout.gutter};
  ${media.up(900)} {
    justify-content: center;
    width: calc(100% - 34vw);
    min-height: 300px;
    margin: 0 0 0 34vw;
    padding: 44px ${layout.outside} 32px ${space[52]};
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
    <Region carousel={carousel} label="Reviews">
      <ReviewBackdrop carousel={carousel} />
      <Card>
        <div>
          <PlaceLine as="h2">{reviewsIntro.title}</PlaceLine>
          {reviewsIntro.of === 'ourselves' && <Small>{reviewsIntro.note}</Small>}
        </div>
        <CarouselBar carousel={carousel} one="review" all="reviews" />
        <CarouselTrack carousel={carousel} slides={slides} />
      </Card>
    </Region>
  );
}
