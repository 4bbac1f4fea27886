import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import { lounge } from '../../content/lounge.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { Selvedge } from '../../parts/selvedge.tsx';
import { PlaceActions } from '../../parts/social-place/place-actions.tsx';

const Frame = styled.div`
  ${surface.dark}
  display: grid;
  ${media.up(900)} {
    grid-template-columns: minmax(calc(${layout.outside} + 420px), 5fr) auto 7fr;
    min-height: 620px;
  }
  ${media.up(1600)} {
    grid-template-columns: calc(${layout.outside} + 560px) auto 1fr;
    min-height: 720px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${space[12]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    padding: 28px 40px ${space[52]} ${layout.outside};
  }
`;

const Title = styled(Heading)`
  margin-block: ${space[12]} ${space[20]};
  ${media.up(900)} {
    margin-top: auto;
  }
`;

const Actions = styled(PlaceActions)`
  margin-top: ${space[32]};
  ${media.up(900)} {
    margin-bottom: auto;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    contain: size;
  }
`;

/** 16:10 covers a box of 620 or 720 px height, or 4:3 of a phone. */
const sizes = '(min-width: 1600px) 1150px, (min-width: 900px) 992px, (min-width: 640px) 120vw, 80vw';

/** Words left, waves between, the bar right. */
export function LoungeOpening() {
  const { Link } = useHost();
  const { name, title, lede, picture, caption } = lounge;
  return (
    <Frame>
      <Words>
        <Breadcrumbs
          link={Link}
          trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
          here={name}
        />
        <Title level={1}>{title}</Title>
        <Lede>{lede}</Lede>
        <Actions look="brass" />
      </Words>
      <Selvedge motif="igbiOkun" />
      <View of={picture} sizes={sizes} ratio="fill" caption={caption} priority />
    </Frame>
  );
}
