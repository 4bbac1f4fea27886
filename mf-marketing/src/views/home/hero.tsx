import { useState } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { withoutScripts } from '@venue/shared/theme/styles.ts';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { LeadText } from '@venue/shared/ui/text.tsx';
import { homeHero } from '../../content/home/home.ts';
import { heroBallroom } from '../../media/pictures/hero-ballroom.ts';
import { VideoDialog } from '../../media/video-dialog.tsx';
import { ButtonLink } from '../../sections/button-link.tsx';
import { SidePatternBorder } from '../../sections/pattern-border.tsx';
import { Eyebrow } from '../../sections/text-blocks.tsx';
import { DateSearch } from './date-search/date-search.tsx';

/** The rows put the picture above the text that precedes it in the source, and from 900 px the actions above the date search. */
const Frame = styled.section`
  ${surface.dark}
  display: grid;
  grid-template-rows: clamp(120px, max(25svh, 100svh - 560px), 280px);
  ${media.up(640)} {
    grid-template-rows: 380px;
  }
  ${media.up(900)} {
    grid-template: auto minmax(108px, 1fr) auto / minmax(calc(${layout.outside} + 470px), 5fr) 32px 7fr;
    > :nth-child(2),
    > :nth-child(3) {
      grid-row: 1 / 3;
    }
  }
  ${media.up(1200)} {
    grid-template-columns: minmax(calc(${layout.outside} + 470px), 5fr) 64px 7fr;
  }
  ${media.up(1600)} {
    grid-template-columns: calc(${layout.outside} + 620px) 64px 1fr;
  }
`;

const Text = styled.div`
  grid-row: 2;
  padding: 18px ${layout.gutter} 16px;
  ${media.up(900)} {
    grid-area: 1 / 1;
    padding: clamp(28px, calc(100vh - 690px), 56px) 40px 0 ${layout.outside};
  }
`;

/** Below the date search on phones. */
const ActionsBelow = styled.div`
  display: flex;
  grid-row: 4;
  padding: ${space[12]} ${layout.gutter};
  ${media.up(900)} {
    grid-area: 2 / 1;
    align-items: start;
    padding: 28px 40px ${space[32]} ${layout.outside};
  }
`;

/** Sized so that the longest word fits the column with its full stop. */
const Title = styled(Heading)`
  margin-bottom: 12px;
  font-size: min(15vw, clamp(2.25rem, 11.1vw, 2.875rem));
  ${media.up(640)} {
    font-size: var(--display-size);
  }
  ${media.up(900)} {
    margin-bottom: 22px;
  }
  ${media.up(1200)} {
    margin-left: -4px;
    font-size: 4.75rem;
  }
  ${media.up(1600)} {
    font-size: var(--display-size);
  }
`;

const View = styled(CaptionedPicture)`
  grid-row: 1;
  ${media.up(900)} {
    min-height: clamp(440px, calc(100vh - 236px), 560px);
    contain: size;
  }
  ${media.up(1600)} {
    min-height: 700px;
  }
`;

const Tour = styled(Button)`
  ${withoutScripts} {
    display: none;
  }
`;

/** HM-01, HM-02. */
function HeroActions() {
  const [touring, setTouring] = useState(false);
  return (
    <ButtonRow>
      <Tour $look="line" aria-haspopup="dialog" onClick={() => setTouring(true)}>
        <Icon name="play" />
        Take a tour
      </Tour>
      <ButtonLink to={addressOf('mf-forms/contact')} look="text">
        Contact Us
      </ButtonLink>
      <VideoDialog open={touring} onClose={() => setTouring(false)} />
    </ButtonRow>
  );
}

const sizes = '(min-width: 1600px) 1180px, (min-width: 900px) 900px, (min-width: 640px) 100vw, 80vw';

/** Promise, picture, date search and actions (HM-01, HM-02). The picture leaves room for the search's button on small phones. */
export function Hero() {
  const { greeting, heading, intro, pictureAlt, caption } = homeHero;
  return (
    <Frame aria-label="Welcome">
      <Text>
        <Eyebrow>
          <span lang="yo">{greeting.yoruba}</span> {greeting.rest}
        </Eyebrow>
        <Title level={1} look="display">
          {heading}
        </Title>
        <LeadText>{intro}</LeadText>
      </Text>
      <SidePatternBorder motif="olokoto" />
      <View of={heroBallroom} sizes={sizes} ratio="fill" priority alt={pictureAlt} caption={caption} />
      <DateSearch />
      <ActionsBelow>
        <HeroActions />
      </ActionsBelow>
    </Frame>
  );
}
