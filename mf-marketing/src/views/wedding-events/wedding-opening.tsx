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
import { detailGeleChair } from '../../media/pictures/detail-gele-chair.ts';
import { weddingTraditionalTall } from '../../media/pictures/wedding-traditional-tall.ts';
import { PlaceLine } from '../../parts/place-line.tsx';
import { WayHere } from '../../parts/way-here.tsx';
import { WholeLine } from '../../parts/whole-line.tsx';

const Frame = styled.section`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: minmax(calc(${layout.outside} + 400px), 5fr) 7fr;
  }
`;

const Words = styled.div`
  ${pageWords}
  padding: ${space[4]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
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

/** Two families, two pictures, as high as each other; a phone has room for the stage alone, over the words. */
const Pair = styled.div`
  order: -1;
  display: grid;
  ${media.up(640)} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[8]};
  }
  ${media.up(900)} {
    order: 0;
    gap: ${space[12]};
  }
`;

const Stage = styled(CaptionedPicture)`
  height: 78vw;
  img {
    object-position: 50% 62%;
  }
  ${media.up(640)} {
    height: 460px;
    img {
      object-position: 50% 50%;
    }
  }
  ${media.up(900)} {
    height: 528px;
  }
`;

const Cloth = styled(Stage)`
  display: none;
  ${media.up(640)} {
    display: block;
    /* Upright, the fringed end of the cloth is the subject. */
    img {
      object-position: 72% 50%;
    }
  }
`;

/** 4:5 covers the width of a phone, then a box of 460 and 528 px height. */
const stageSizes = '(min-width: 1600px) 34vw, (min-width: 900px) 423px, (min-width: 640px) 58vw, 80vw';
/** 16:11 does the same. */
const clothSizes = '(min-width: 900px) 768px, 660px';

/** What most come to book, beside the stage and the cloth of an engagement (EV-01). */
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
        <Opening>
          From a bridal shower to a reception with {headlineFigures.seated} seated, in whichever tradition you
          keep.
        </Opening>
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
      <Pair>
        <Stage of={weddingTraditionalTall} sizes={stageSizes} ratio="fill" priority />
        <Cloth of={detailGeleChair} sizes={clothSizes} ratio="fill" late />
      </Pair>
    </Frame>
  );
}
