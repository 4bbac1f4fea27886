import { styled } from 'styled-components';
import { pageHeaderSpacing } from '@venue/shared/theme/styles.ts';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { Carousel } from '../../carousel/carousel.tsx';
import { gallerySlides } from '../../content/gallery.ts';
import { useHost } from '../../host.ts';
import { FormAside, FormColumns } from '../../sections/form-columns.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { PageBreadcrumbs } from '../../sections/page-breadcrumbs.tsx';
import { PictureWall } from './picture-wall.tsx';

const Slideshow = styled(Carousel)`
  > :first-child {
    padding-inline: ${layout.gutter};
    ${media.up(900)} {
      padding: 0 ${layout.outside} ${space[12]} 0;
    }
  }
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

const sizes = '(min-width: 900px) 68vw, (min-width: 640px) 960px, 80vw';

const slides = gallerySlides.map(({ id, title, picture }, index) => ({
  key: id,
  label: title,
  content: <View of={picture} sizes={sizes} ratio="fill" caption={title} priority={index === 0} />,
}));

/** Pictures that fade into one another (MD-01, T-09 to T-12); nothing without slides. */
export function GallerySlideshow() {
  return (
    slides.length > 0 && (
      <Slideshow
        label="Pictures of the venue"
        itemName="picture"
        itemsName="pictures"
        slides={slides}
        interval={specifiedTimes.slideInterval}
        transition={specifiedTimes.slideTransition}
        effect="fade"
      />
    )
  );
}

/** Slides above the text on phones, beside it from 900 px. */
const HeaderColumns = styled.div`
  ${surface.dark}
  display: grid;
  > section {
    min-width: 0;
  }
  ${media.up(900)} {
    grid-template-columns: minmax(calc(${layout.outside} + 440px), 4fr) 8fr;
    > section {
      grid-area: 1 / 2;
    }
  }
`;

const Text = styled.div`
  ${pageHeaderSpacing}
  padding: ${space[4]} ${layout.gutter} ${space[20]};
  ${media.up(900)} {
    padding: ${layout.aboveBreadcrumbs} ${space[32]} ${space[32]} ${layout.outside};
  }
`;

/** Small enough for two lines beside the pictures. */
const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 2.5rem;
  }
  ${media.up(1200)} {
    font-size: 3rem;
  }
`;

/** MD-02. */
function GalleryQuote() {
  const { Fragment } = useHost();
  return (
    <HeadedSection
      title="Seen something? Ask what it costs."
      intro="A head count and a sentence about the day are enough to start with."
      background="tint"
    >
      <FormColumns
        form={<Fragment of="mf-forms/gallery-quote" />}
        aside={
          <FormAside title="Name a picture">
            <p>Give us the name under the picture and we’ll know which room and tables you mean.</p>
          </FormAside>
        }
      />
    </HeadedSection>
  );
}

/** `/media/our-gallery` (MD-01, MD-02). */
export function GalleryView() {
  return (
    <>
      <PageHead
        title="Our gallery"
        description={`Pictures of the halls, the hotel, the apartments, the concert space, the night club, the lounge and the cafe in ${place.town}. Open a picture, send it on.`}
      />
      <HeaderColumns>
        <GallerySlideshow />
        <Text>
          <PageBreadcrumbs current="Our gallery" />
          <Title level={1}>Look round before you come.</Title>
          <MutedLeadText>
            Choose a place, open a picture, and share it with whoever decides with you. All pictures are
            artist’s impressions.
          </MutedLeadText>
        </Text>
      </HeaderColumns>
      <BelowFirstScreen>
        <PictureWall />
        <GalleryQuote />
      </BelowFirstScreen>
    </>
  );
}
