import { inFigures } from '@venue/shared/words/in-figures.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Muted, Opening } from '@venue/shared/ui/text.tsx';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { smallestHall } from '../../content/halls.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { weddingTraditionalTall } from '../../media/pictures/wedding-traditional-tall.ts';
import { PlaceLine } from '../../parts/place-line.tsx';
import { Selvedge } from '../../parts/selvedge.tsx';
import { WayHere } from '../../parts/way-here.tsx';
import { WholeLine } from '../../parts/whole-line.tsx';

/** Keeps the stage's place on phones, where it stands over the words that come before it. */
const Frame = styled.section`
  display: grid;
  grid-template-rows: 78vw;
  ${media.up(640)} {
    grid-template-rows: 460px;
  }
  ${media.up(900)} {
    grid-template: minmax(528px, auto) / minmax(calc(${layout.outside} + 400px), 5fr) 32px 7fr;
  }
  ${media.up(1200)} {
    grid-template-columns: minmax(calc(${layout.outside} + 400px), 5fr) 64px 7fr;
  }
`;

const Words = styled.div`
  ${pageWords}
  grid-row: 2;
  padding: ${space[4]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    grid-area: 1 / 1;
    padding: ${layout.aboveWay} ${space[52]} ${space[52]} ${layout.outside};
  }
`;

/** Where one hall ends and the quote begins, close under the button. */
const Reach = styled(Muted)`
  margin-top: ${space[12]};
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 2.75rem;
  }
  ${media.up(1200)} {
    font-size: 3.5rem;
  }
`;

/** Breaks alike in our font and in what stands in for it. */
const Tradition = styled(Opening)`
  max-width: 17em;
`;

/** On phones over the words, on desks beside them behind its woven border. */
const Stage = styled(CaptionedPicture)`
  grid-row: 1;
  img {
    object-position: 50% 62%;
  }
  ${media.up(900)} {
    grid-area: 1 / 3;
    contain: size;
  }
`;

/** 4:5 covers the width of a phone, then a box that is wider than high. */
const sizes = '(min-width: 900px) 54vw, (min-width: 640px) 100vw, 80vw';

/** What most come to book, beside the stage of an engagement (EV-01). */
export function WeddingOpening() {
  const { Link } = useHost();
  return (
    <Frame>
      <Words>
        <WayHere here="Weddings" />
        <PlaceLine>{`Weddings, halls from ${formatNaira(smallestHall.rental)}`}</PlaceLine>
        <Title level={1}>
          However your <WholeLine>people marry,</WholeLine> <WholeLine>we set the room.</WholeLine>
        </Title>
        <Tradition>
          From a bridal shower to a reception with {headlineFigures.seated} seated, in whichever tradition you
          keep.
        </Tradition>
        <ButtonRow>
          <Button as={Link} to={addressOf('mf-bookings/hall-booking')}>
            Book our Hall
          </Button>
          <Button as={Link} to={addressOf('mf-marketing/event-hall')} $look="text">
            Compare the halls
          </Button>
        </ButtonRow>
        <Reach>
          {`Up to ${inFigures(hallGuests.to)} guests: one hall, booked online. Up to ${headlineFigures.seated}: `}
          <Link to={addressOf('mf-forms/request-quote')}>request a quote</Link>.
        </Reach>
      </Words>
      <Selvedge motif="eko" />
      <Stage of={weddingTraditionalTall} sizes={sizes} ratio="fill" priority />
    </Frame>
  );
}
