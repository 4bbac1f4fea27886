import { styled } from 'styled-components';
import { Cloth } from '@venue/shared/pattern/cloth.tsx';
import { color, media, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { nightClub } from '../../content/night-club.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { PlaceAbout } from '../../parts/social-place/place-about.tsx';
import { PlaceAround } from '../../parts/social-place/place-around.tsx';
import { PlaceBar } from '../../parts/social-place/place-bar.tsx';
import { PlaceSpecs } from '../../parts/social-place/place-specs.tsx';
import { NightClubSketch } from './night-club-sketch.tsx';

/** After dark: the whole page stands on indigo. */
const Night = styled.div`
  ${surface.dark}
  --rule: ${color.sanyan400};
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    height: 600px;
  }
  ${media.up(1600)} {
    height: 720px;
  }
  figcaption {
    inset: 0 0 auto auto;
  }
`;

const Deeper = styled(Section)`
  background: ${color.indigo900};
`;

/** Where the night ends and the footer, as dark, begins. */
const Hem = styled.div`
  height: 32px;
`;

/** `/facilities/ariya-night-club` (FC-22, FC-25). */
export function NightClubView() {
  const { name, description, title, lede, picture, caption, about, around } = nightClub;
  return (
    <Night>
      <PageHead title={name} description={description} />
      <PageOpening title={title} here={name} tight>
        {lede}
      </PageOpening>
      <View
        of={picture}
        sizes="(min-width: 960px) 100vw, (min-width: 640px) 120vw, 80vw"
        ratio="fill"
        caption={caption}
        priority
      />
      <PlaceBar capacity={nightClub.capacity} ground="dark">
        Guests in the whole room, on the floor and along the walls.
      </PlaceBar>
      <Section>
        <Container>
          <PlaceSpecs of={nightClub} title="What the night brings with it." />
        </Container>
      </Section>
      <Deeper>
        <Container>
          <PlaceAbout about={about} sketch={<NightClubSketch />} />
        </Container>
      </Deeper>
      <Section>
        <Container>
          <PlaceAround around={around} />
        </Container>
      </Section>
      <Hem>
        <Cloth motif="olokoto" square={32} />
      </Hem>
    </Night>
  );
}
