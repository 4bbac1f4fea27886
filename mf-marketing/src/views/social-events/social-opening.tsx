import { formatNaira } from '@venue/shared/money.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { outdoorFunction } from '../../media/pictures/outdoor-function.ts';
import { PlaceLine } from '../../parts/place-line.tsx';
import { WayHere } from '../../parts/way-here.tsx';

const Frame = styled.section`
  display: grid;
  ${media.up(900)} {
    grid-template: 480px / minmax(calc(${layout.outside} + 420px), 5fr) 7fr;
    margin-bottom: ${space[52]};
  }
  ${media.up(1200)} {
    grid-template-rows: 540px;
  }
`;

const View = styled(CaptionedPicture)`
  height: 216px;
  ${media.up(640)} {
    height: 320px;
  }
  ${media.up(900)} {
    grid-area: 1 / 2;
    height: auto;
  }
`;

const Words = styled.div`
  ${pageWords}
  padding: ${space[4]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    padding: ${layout.aboveWay} ${space[52]} ${space[52]} ${layout.outside};
  }
`;

/** 16:10 covers the width of a phone, then a box of 540 px height. */
const sizes = '(min-width: 1480px) 60vw, (min-width: 900px) 864px, (min-width: 640px) 100vw, 80vw';

/** The terrace laid for whoever comes, and the way to a price (EV-08). */
export function SocialOpening() {
  const { Link } = useHost();
  return (
    <Frame>
      <View
        of={outdoorFunction}
        sizes={sizes}
        ratio="fill"
        caption="The terrace, laid for a party"
        priority
      />
      <Words>
        <WayHere here="Social events" />
        <PlaceLine>{`Social events, halls from ${formatNaira(hallsFrom)}`}</PlaceLine>
        <Heading level={1}>The days everybody comes.</Heading>
        <Opening>
          From a first birthday to a remembrance: tell us which it is and how many are coming, and we send a
          price.
        </Opening>
        <Button as={Link} to={addressOf('mf-forms/request-quote')}>
          Request a quote
        </Button>
      </Words>
    </Frame>
  );
}
