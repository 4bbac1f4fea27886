import { styled } from 'styled-components';
import { Cloth } from '@venue/shared/pattern/cloth.tsx';
import { media } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { cafe } from '../../content/cafe.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { PlaceAbout } from '../../parts/social-place/place-about.tsx';
import { PlaceAround } from '../../parts/social-place/place-around.tsx';
import { PlaceBar } from '../../parts/social-place/place-bar.tsx';
import { PlaceSpecs } from '../../parts/social-place/place-specs.tsx';
import { CafeSketch } from './cafe-sketch.tsx';

/** One row of squares over the picture, as on the counter. */
const Tiles = styled.div`
  height: 32px;
  ${media.up(900)} {
    height: 64px;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    height: 512px;
  }
  ${media.up(1600)} {
    height: 640px;
  }
  figcaption {
    inset: 0 0 auto auto;
  }
`;

/** `/facilities/ariya-cafe` (FC-24, FC-25). */
export function CafeView() {
  const { name, description, title, lede, picture, caption, about, around } = cafe;
  return (
    <>
      <PageHead title={name} description={description} />
      <PageOpening title={title} here={name} tight>
        {lede}
      </PageOpening>
      <Tiles>
        <Cloth motif="eko" square={32} />
      </Tiles>
      <View
        of={picture}
        sizes="(min-width: 820px) 100vw, (min-width: 640px) 120vw, 80vw"
        ratio="fill"
        caption={caption}
        priority
      />
      <PlaceBar capacity={cafe.capacity} ground="light">
        Guests in the whole room, from the counter to the garden door.
      </PlaceBar>
      <Section>
        <Container>
          <PlaceAbout about={about} sketch={<CafeSketch />} />
        </Container>
      </Section>
      <Section $ground="tint">
        <Container>
          <PlaceSpecs of={cafe} title="What comes with it, taken whole." />
        </Container>
      </Section>
      <Section>
        <Container>
          <PlaceAround around={around} />
        </Container>
      </Section>
    </>
  );
}
