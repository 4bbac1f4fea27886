import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Lede } from '@venue/shared/ui/text.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
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
    height: 380px;
  }
  ${media.up(900)} {
    height: 440px;
  }
  ${media.up(1600)} {
    max-width: 1600px;
    height: 540px;
    margin-inline: auto;
  }
`;

const Words = styled(Container)`
  ${pageWords}
  padding-block: ${layout.aboveWay} ${space[52]};
  ${media.up(900)} {
    padding-bottom: ${space[84]};
  }
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 4.5rem;
  }
`;

const Ways = styled(ButtonRow)`
  column-gap: ${space[32]};
`;

const sizes = '(min-width: 1600px) 1600px, (min-width: 820px) 100vw, (min-width: 640px) 820px, 80vw';

/** `/facilities/ariya-lounge` (FC-23, FC-25). */
export function LoungeView() {
  const { Link } = useHost();
  return (
    <Night>
      <PageHead title={lounge.name} description={lounge.description} />
      <View of={lounge.picture} sizes={sizes} ratio="fill" caption={lounge.caption} priority />
      <Words>
        <WayHere here={lounge.name} />
        <Title level={1} look="display">
          {lounge.title}
        </Title>
        <Lede>A bar under three lit arches, low chairs, and a green bench along the wall.</Lede>
        <Ways>
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
            Request a quote for an evening
          </Button>
          <Button as="a" href={telephoneLink(mainPhone)} $look="line">
            <Icon name="telephone" /> Ask if it is open tonight
          </Button>
          <WhatsAppButton look="text" />
        </Ways>
        <LoungeFacts />
      </Words>
      <BelowFirstScreen>
        <Evening />
        <Tide />
      </BelowFirstScreen>
    </Night>
  );
}
