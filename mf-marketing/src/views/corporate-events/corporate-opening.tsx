import { formatNaira } from '@venue/shared/money.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { conferenceGuests } from '../../content/conference-plans.ts';
import { allHalls } from '../../content/hall-words.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { corporateGala } from '../../media/pictures/corporate-gala.ts';
import { PlaceLine } from '../../parts/place-line.tsx';
import { WayHere } from '../../parts/way-here.tsx';

/** Keeps the picture's place on phones, where it stands over the words that come before it. */
const Frame = styled.section`
  display: grid;
  grid-template-rows: 200px;
  background: ${color.starch100};
  ${media.up(640)} {
    grid-template-rows: 320px;
  }
  ${media.up(900)} {
    grid-template: auto / minmax(calc(${layout.outside} + 400px), 5fr) 7fr;
    min-height: 440px;
  }
`;

const View = styled(CaptionedPicture)`
  grid-row: 1;
  ${media.up(900)} {
    grid-area: 1 / 2;
    contain: size;
  }
`;

const Words = styled.div`
  ${pageWords}
  display: grid;
  grid-row: 2;
  align-content: start;
  justify-items: start;
  padding: ${space[4]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    grid-area: 1 / 1;
    padding: ${layout.aboveWay} ${space[32]} ${space[52]} ${layout.outside};
  }
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 2.75rem;
  }
  ${media.up(1200)} {
    font-size: 3.5rem;
  }
`;

/** 16:10 covers a phone's width, then a box of 440 px height or seven columns of twelve. */
const sizes = '(min-width: 1200px) 60vw, (min-width: 900px) 720px, (min-width: 640px) 100vw, 80vw';

/** An award night, and how many the rooms hold (EV-09, EV-10). */
export function CorporateOpening() {
  const { Link } = useHost();
  return (
    <Frame>
      <Words>
        <WayHere here="Corporate events" />
        <PlaceLine>{`Corporate events, halls from ${formatNaira(hallsFrom)}`}</PlaceLine>
        <Title level={1}>A seat for every name on the list.</Title>
        <Opening>
          {`${capital(allHalls)} and a conference hall, from a board of ${numberWords(conferenceGuests.from)} to the whole company.`}{' '}
          Power, WiFi and guards come with each.
        </Opening>
        <Button as={Link} to={addressOf('mf-forms/request-quote')}>
          Request a quote
        </Button>
      </Words>
      <View
        of={corporateGala}
        sizes={sizes}
        ratio="fill"
        caption="Award night in the event center"
        priority
      />
    </Frame>
  );
}
