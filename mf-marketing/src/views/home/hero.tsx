import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import { homeHero } from '../../content/home-hero.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { heroBallroom } from '../../media/pictures/hero-ballroom.ts';
import { Selvedge } from '../../parts/selvedge.tsx';
import { HeroActions } from './hero-actions.tsx';

const Frame = styled.section`
  ${surface.dark}
  display: grid;
  ${media.up(900)} {
    grid-template-columns: minmax(calc(${layout.outside} + 470px), 5fr) auto 7fr;
    min-height: 640px;
  }
  ${media.up(1600)} {
    grid-template-columns: calc(${layout.outside} + 620px) auto 1fr;
    min-height: 780px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${space[32]} ${layout.gutter} ${space[20]};
  ${media.up(900)} {
    padding: ${space[84]} 40px 28px ${layout.outside};
  }
`;

const Greeting = styled.p`
  color: ${color.sanyan400};
  font-weight: 600;
`;

const Title = styled(Heading)`
  margin: ${space[12]} 0 ${space[20]};
  ${media.up(900)} {
    margin-block: ${space[20]} 28px;
  }
  ${media.up(1200)} {
    margin-left: -4px;
  }
`;

const Opening = styled(Lede)`
  max-width: 24em;
`;

const Channels = styled(SocialLinks)`
  margin-top: ${space[20]};
  ${media.up(900)} {
    margin-top: auto;
    padding-top: 40px;
  }
`;

const View = styled(CaptionedPicture)`
  order: -1;
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    order: 0;
    aspect-ratio: auto;
    contain: size;
  }
`;

/** 16:10 covers a box of 640 or 780 px height, or 4:3 of a phone, which four fifths of its width keep sharp. */
const sizes = '(min-width: 1600px) 1250px, (min-width: 900px) 1024px, (min-width: 640px) 120vw, 80vw';

/** What the visitor sees first: the promise, the tour, the way to us (HM-01 to HM-03). */
export function Hero() {
  const { greeting, heading, lede, pictureAlt, caption } = homeHero;
  return (
    <Frame aria-label="Welcome">
      <Words>
        <Greeting>
          <span lang="yo">{greeting.yoruba}</span> {greeting.rest}
        </Greeting>
        <Title level={1} look="display">
          {heading}
        </Title>
        <Opening>{lede}</Opening>
        <HeroActions />
        <Channels />
      </Words>
      <Selvedge motif="olokoto" />
      <View of={heroBallroom} sizes={sizes} ratio="fill" priority alt={pictureAlt} caption={caption} />
    </Frame>
  );
}
