import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import { lounge } from '../../content/lounge.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { WayHere } from '../../parts/way-here.tsx';
import { Evening } from './evening.tsx';
import { LoungeFacts } from './lounge-facts.tsx';
import { Tide } from './tide.tsx';

/** Wide, low and slow: the whole page is the evening. */
const Night = styled.div`
  ${surface.dark}
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: 300px;
  }
  ${media.up(1600)} {
    height: 480px;
  }
`;

const Words = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[12]} ${space[52]};
  ${media.up(900)} {
    padding-bottom: ${space[84]};
  }
`;

const Ways = styled(ButtonRow)`
  column-gap: ${space[32]};
`;

const sizes = '(min-width: 820px) 100vw, (min-width: 640px) 820px, 80vw';

/** `/facilities/ariya-lounge` (FC-23, FC-25). */
export function LoungeView() {
  const { Link } = useHost();
  return (
    <Night>
      <PageHead title={lounge.name} description={lounge.description} />
      <View of={lounge.picture} sizes={sizes} ratio="fill" caption={lounge.caption} priority />
      <Words>
        <WayHere here={lounge.name} />
        <Heading level={1} look="display">
          {lounge.title}
        </Heading>
        <Lede>A bar under three lit arches, and a corner to talk in.</Lede>
        <Ways>
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
            Request a quote for an evening
          </Button>
          <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="text">
            View Gallery
          </Button>
        </Ways>
        <LoungeFacts />
      </Words>
      <Evening />
      <Tide />
    </Night>
  );
}
