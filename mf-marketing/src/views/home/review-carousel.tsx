import { styled } from 'styled-components';
import { color, layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { timing } from '@venue/shared/timing.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { reviews, reviewsIntro } from '../../content/reviews.ts';
import { CarouselBar } from '../../parts/carousel/carousel-bar.tsx';
import { CarouselRegion } from '../../parts/carousel/carousel-region.tsx';
import { CarouselTrack } from '../../parts/carousel/carousel-track.tsx';
import { useCarousel } from '../../parts/carousel/use-carousel.ts';
import { ReviewBackdrop } from './review-backdrop.tsx';
import { ReviewQuote } from './review-quote.tsx';

/** What a guest has said is set larger than samples of our own. */
const Region = styled(CarouselRegion)<{ $of: 'guests' | 'ourselves' }>`
  position: relative;
  background: ${color.starch100};
  blockquote {
    ${({ $of }) => ($of === 'ourselves' ? type.lede : type.quote)}
    @media (max-width: 639.98px) {
      font-size: ${({ $of }) => ($of === 'ourselves' ? '1.125rem' : '1.5rem')};
    }
  }
`;

/** Over the picture on phones, which it dims so that words are read on any; from 900 px beside it, up to the middle of the screen. */
const Card = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding: ${space[32]} ${layout.gutter} ${space[20]};
  @media (max-width: 899.98px) {
    ${surface.dark}
    background: ${color.backdrop};
  }
  ${media.up(900)} {
    justify-content: center;
    width: calc(100% - 34vw);
    min-height: 300px;
    margin: 0 0 0 34vw;
    padding: 44px ${layout.outside} 32px ${space[52]};
  }
`;

const Title = styled(Heading)`
  color: ${role.accent};
`;

const Note = styled.p`
  margin-top: ${space[8]};
  color: ${role.text2};
`;

/** Over what guests said, their label; over samples, first of all that they are samples. */
function Introduction() {
  if (reviewsIntro.of === 'guests') {
    return (
      <Title level={2} look="h4">
        {reviewsIntro.title}
      </Title>
    );
  }
  return (
    <div>
      <Heading level={2} look="h3">
        {reviewsIntro.title}
      </Heading>
      <Note>{reviewsIntro.note}</Note>
    </div>
  );
}

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
        <Introduction />
        <CarouselBar carousel={carousel} one="review" all="reviews" />
        <Row carousel={carousel} slides={slides} />
      </Card>
    </Region>
  );
}
