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
    min-height: 560px;
  }
  ${media.up(1600)} {
    grid-template-columns: calc(${layout.outside} + 620px) auto 1fr;
    min-height: 700px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${space[20]} ${layout.gutter} ${space[8]};
  ${media.up(900)} {
    padding: 56px 40px ${space[20]} ${layout.outside};
  }
`;

const Greeting = styled.p`
  color: ${color.sanyan400};
  font-weight: 600;
`;

/** Its longest word keeps its full stop in the column, which is narrowest for its size from 1200 to 1600 px. */
const Title = styled(Heading)`
  margin: 6px 0 10px;
  font-size: 2.875rem;
  ${media.up(640)} {
    font-size: var(--display-size);
  }
  ${media.up(900)} {
    margin-block: 16px 22px;
  }
  ${media.up(1200)} {
    margin-left: -4px;
    font-size: 4.75rem;
  }
  ${media.up(1600)} {
    font-size: var(--display-size);
  }
`;

const Opening = styled(Lede)`
  max-width: 25em;
`;

const Channels = styled(SocialLinks)`
  margin-top: ${space[8]};
  ${media.up(900)} {
    margin-top: auto;
    padding-top: 16px;
  }
`;

const View = styled(CaptionedPicture)`
  order: -1;
  height: 212px;
  ${media.up(640)} {
    height: 380px;
  }
  ${media.up(900)} {
    order: 0;
    height: auto;
    contain: size;
  }
`;

/** 16:10 covers a box of 560 or 700 px height, or the width of a phone, which four fifths of it keep sharp. */
const sizes = '(min-width: 1600px) 1180px, (min-width: 900px) 900px, (min-width: 640px) 100vw, 80vw';

/** What the visitor sees first: the promise, the tour, the way to us (HM-01 to HM-03). The date strip below it has the brass. */
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
