import { styled } from 'styled-components';
import { useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Picture } from '@venue/shared/ui/picture.tsx';
import { Carousel } from '../../carousel/carousel.tsx';
import { reviews, reviewsIntro, type Review } from '../../content/home/reviews.ts';
import { AdirePattern } from '../../pattern/adire-pattern.tsx';
import { SideHeading } from '../../sections/headed-section.tsx';
import { Section } from '../../sections/section.tsx';
import { Eyebrow, Stack } from '../../sections/text-blocks.tsx';

/** Hidden on phones. */
const View = styled.div`
  height: 140px;
  > * {
    height: 100%;
  }
  ${media.below(640)} {
    display: none;
  }
`;

const Words = styled.blockquote`
  ${type.lead}
`;

const Author = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  line-height: 1.35;
  color: ${role.text2};
  svg {
    flex: none;
    width: 32px;
    height: 32px;
  }
  strong {
    font-weight: 400;
  }
`;

const sizes = '(min-width: 900px) 240px, (min-width: 640px) 100vw, 80vw';

/** The picture is decorative, so data savers see the review's cloth instead. */
function ReviewSlide({ of: { isSample, text, name, occasion, image, background } }: { of: Review }) {
  const saves = useDataSaver();
  return (
    <InnerColumns $first={4} $middle>
      <View>
        {saves ? (
          <AdirePattern motif={image} />
        ) : (
          <Picture of={background} sizes={sizes} ratio="fill" plain alt="" late />
        )}
      </View>
      <Stack as="figure" $gap={20}>
        <div>
          {isSample && <Eyebrow>Sample</Eyebrow>}
          <Words>
            <p>{text}</p>
          </Words>
        </div>
        <Author>
          <AdirePattern motif={image} square={32} />
          <p>
            <strong>{name}</strong>. {occasion}
          </p>
        </Author>
      </Stack>
    </InnerColumns>
  );
}

const slides = reviews.map((review) => ({
  key: review.id,
  label: 'Review',
  content: <ReviewSlide of={review} />,
}));

/** Guest reviews (HM-08, T-04 to T-08), with a note while they are samples; nothing without reviews. */
export function Reviews() {
  if (reviews.length === 0) return null;
  return (
    <Section $background="tint" $short>
      <SideHeading
        title={reviewsIntro.title}
        intro={reviewsIntro.about === 'ourselves' ? <p>{reviewsIntro.note}</p> : undefined}
      >
        <Carousel
          label="Reviews"
          itemName="review"
          itemsName="reviews"
          slides={slides}
          interval={specifiedTimes.reviewInterval}
          transition={specifiedTimes.swipeSnapBack}
        />
      </SideHeading>
    </Section>
  );
}
