import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { compound } from '../../content/compound.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { eventCenterExterior } from '../../media/pictures/event-center-exterior.ts';
import { WayHere } from '../../parts/way-here.tsx';

const Stage = styled.section`
  ${media.up(900)} {
    display: grid;
    grid-template: 560px / calc(${layout.outside} + 400px) minmax(0, 1fr);
  }
  ${media.up(1200)} {
    grid-template: 600px / calc(${layout.outside} + 440px) minmax(0, 1fr);
  }
  ${media.up(1600)} {
    grid-template-rows: 720px;
  }
`;

/** Beside the words its sign and its door, whatever the width; the dusk goes over into their ground. */
const View = styled(CaptionedPicture)`
  height: 256px;
  ${media.up(900)} {
    grid-area: 1 / 2;
    height: auto;
    img {
      object-position: 36% 50%;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      z-index: 1;
      width: 34%;
      background: linear-gradient(to right, ${color.indigo950}, transparent);
    }
  }
`;

const Panel = styled.div`
  ${surface.dark}
`;

const Words = styled.div`
  ${pageWords}
  padding: ${layout.aboveWay} ${space[20]} ${space[32]} ${layout.gutter};
  ${media.up(900)} {
    padding: ${layout.aboveWay} ${space[32]} ${space[52]} ${layout.outside};
  }
`;

/** 16:10 covers a box of 256 px height, then one beside the words. */
const sizes = '(min-width: 1600px) 1152px, (min-width: 900px) 960px, (min-width: 640px) 100vw, 82vw';

/** The house at dusk, and where it stands (AB-01). */
export function OverviewOpening() {
  const { Link } = useHost();
  return (
    <Stage>
      <View of={eventCenterExterior} sizes={sizes} ratio="fill" caption="The event center at dusk" priority />
      <Panel>
        <Words>
          <WayHere here="Overview" />
          <Heading level={1}>One gate. {capital(numberWords(compound.length))} doors.</Heading>
          <Opening>
            {`In ${place.town}, ${place.state}, with halls for up to ${headlineFigures.seated} guests:`}{' '}
            marry, eat, dance and sleep inside one wall.
          </Opening>
          <Button as={Link} to={addressOf('mf-forms/contact')} $look="brass">
            Come and see it
          </Button>
        </Words>
      </Panel>
    </Stage>
  );
}
