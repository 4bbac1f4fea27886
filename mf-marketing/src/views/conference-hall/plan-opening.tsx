import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Lede } from '@venue/shared/ui/text.tsx';
import { conferenceLayouts } from '../../content/conference-plans.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { PlaceLine } from '../../parts/place-line.tsx';
import { WayHere } from '../../parts/way-here.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { LayoutPlan } from './layout-plan.tsx';

const Room = styled.section`
  ${surface.dark}
`;

/** The room as it looks, to the edge of the screen; under it, on a ground of its own, the room from above. */
const Opening = styled.div`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: minmax(calc(${layout.outside} + 440px), 5fr) 7fr;
    min-height: 440px;
  }
`;

const View = styled(CaptionedPicture)`
  height: 240px;
  ${media.up(640)} {
    height: 360px;
  }
  ${media.up(900)} {
    grid-area: 1 / 2;
    height: auto;
    contain: size;
  }
`;

const Words = styled.div`
  ${pageWords}
  display: grid;
  align-content: start;
  justify-items: start;
  padding: ${space[4]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
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

const Set = styled.div`
  background: ${color.indigo900};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  padding-block: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${layout.freeColumn};
    align-items: center;
    padding-block: ${space[52]};
    > :first-child {
      ${shownWhenRead}
    }
  }
`;

/** 16:10 covers a phone's width, then a box of 440 px height or seven columns of twelve. */
const sizes = '(min-width: 1200px) 60vw, (min-width: 900px) 720px, (min-width: 640px) 100vw, 80vw';

/** One floor: all plans lie on one another, and the chosen one is seen. Where a browser cannot tell which it is, all are, in a row. */
const Floor = styled.ul`
  display: grid;
  gap: ${space[20]};
  @supports selector(:has(*)) {
    > li {
      grid-area: 1 / 1;
      visibility: hidden;
    }
    ${conferenceLayouts.map(
      (_, index) =>
        `section:has(input[value='${index}']:checked) > * > * > & > li:nth-child(${index + 1}) { visibility: visible; }`,
    )}
  }
  ${media.print} {
    > li {
      grid-area: auto;
      visibility: visible;
    }
  }
`;

/** The room from above, set as the visitor wants it, before a word is sent (FC-16). */
export function PlanOpening() {
  const { Link } = useHost();
  const name = useId();
  return (
    <Room>
      <Opening>
        <View of={conferenceHall} sizes={sizes} ratio="fill" caption="Conference hall" priority />
        <Words>
          <WayHere here="Conference hall" />
          <PlaceLine>Conference hall, by quote</PlaceLine>
          <Title level={1}>A quiet room with a large screen.</Title>
          <Lede>
            Daylight through the breeze blocks, desks that move, power that stays. We set it for your day and
            price it by quote.
          </Lede>
          <Button as={Link} to={quoteAbout('Conference hall')} $look="brass">
            Request a quote
          </Button>
        </Words>
      </Opening>
      <Set>
        <Columns>
          <LayoutChoice name={name} />
          <Floor>
            {conferenceLayouts.map((layoutOf) => (
              <li key={layoutOf.name}>
                <LayoutPlan of={layoutOf} />
              </li>
            ))}
          </Floor>
        </Columns>
      </Set>
    </Room>
  );
}
