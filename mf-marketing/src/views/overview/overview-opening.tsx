import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
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
import { ClothBorder } from '../../parts/cloth-border.tsx';
import { WayHere } from '../../parts/way-here.tsx';

const Stage = styled.section`
  ${media.up(900)} {
    position: relative;
  }
`;

const View = styled(CaptionedPicture)`
  height: 256px;
  ${media.up(900)} {
    height: 640px;
  }
  ${media.up(1600)} {
    height: 760px;
  }
`;

/** A block in the wall: from 900 px it covers the plain corner of the picture, flush with the window's edge. */
const Panel = styled.div`
  ${surface.dark}
  ${media.up(900)} {
    position: absolute;
    bottom: 0;
    left: 0;
    width: calc(${layout.outside} + 540px);
  }
`;

const Words = styled.div`
  ${pageWords}
  padding: ${layout.aboveWay} ${space[20]} ${space[32]} ${layout.gutter};
  ${media.up(900)} {
    padding: ${layout.aboveWay} ${space[52]} ${space[52]} ${layout.outside};
  }
`;

/** 16:10 covers a box of 256, then 640 px height. */
const sizes = '(min-width: 1024px) 100vw, (min-width: 640px) 1024px, 82vw';

/** The house at dusk, and where it stands (AB-01). */
export function OverviewOpening() {
  const { Link } = useHost();
  return (
    <Stage>
      <View of={eventCenterExterior} sizes={sizes} ratio="fill" caption="The event center at dusk" priority />
      <Panel>
        <ClothBorder motif="digi" />
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
