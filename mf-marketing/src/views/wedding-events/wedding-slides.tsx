import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Carousel } from '../../carousel/carousel.tsx';
import { weddingSlides } from '../../content/events/weddings.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(640)} {
    aspect-ratio: 16 / 9;
  }
  ${media.up(1200)} {
    aspect-ratio: 12 / 5;
  }
`;

const sizes = '(min-width: 1600px) 1320px, (min-width: 1280px) 1200px, (min-width: 640px) 100vw, 86vw';

const slides = weddingSlides.map(({ image, caption }) => ({
  key: caption,
  label: caption,
  content: <View of={image} sizes={sizes} ratio="fill" caption={caption} />,
}));

/** EV-04, T-12. */
export function WeddingSlides() {
  return (
    <HeadedSection
      title="Rooms dressed for a wedding."
      intro="These are artist’s impressions until we have photographs. Come and see the rooms any day the office is open."
    >
      <Carousel
        label="Rooms dressed for a wedding"
        itemName="picture"
        itemsName="pictures"
        slides={slides}
        interval={specifiedTimes.slideInterval}
        transition={specifiedTimes.slideTransition}
        effect="fade"
      />
    </HeadedSection>
  );
}
