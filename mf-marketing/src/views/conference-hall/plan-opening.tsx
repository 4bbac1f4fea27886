import { useId } from 'react';
import { styled } from 'styled-components';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { conferenceLayouts } from '../../content/conference-plans.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { WayHere } from '../../parts/way-here.tsx';
import { WholeLine } from '../../parts/whole-line.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { LayoutPlan } from './layout-plan.tsx';

const Room = styled.section`
  ${surface.dark}
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  padding-block: ${space[4]} ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 5fr 6fr;
    column-gap: ${layout.freeColumn};
    align-items: end;
    padding-block: ${space[12]} ${space[52]};
  }
`;

const View = styled(CaptionedPicture)`
  height: 200px;
  img {
    object-position: 50% 38%;
  }
  ${media.up(640)} {
    height: 240px;
    img {
      object-position: 50% 45%;
    }
  }
  ${media.up(1600)} {
    height: 380px;
  }
`;

const Words = styled.div`
  ${pageWords}
  display: grid;
  justify-items: start;
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 2.75rem;
  }
  ${media.up(1200)} {
    font-size: 3.25rem;
  }
`;

const Setting = styled(LayoutChoice)`
  margin-top: ${space[32]};
`;

const sizes = '(min-width: 640px) 100vw, 80vw';

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
        `section:has(input[value='${index}']:checked) > * > & > li:nth-child(${index + 1}) { visibility: visible; }`,
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
      <View of={conferenceHall} sizes={sizes} ratio="fill" caption="Conference hall" priority />
      <Columns>
        <Words>
          <WayHere here="Conference hall" />
          <Title level={1}>
            <WholeLine>A quiet room</WholeLine> <WholeLine>with a large screen.</WholeLine>
          </Title>
          <Opening>
            Daylight through the breeze blocks, desks that move, power that stays. We set it for your day and
            price it by quote.
          </Opening>
          <Button as={Link} to={quoteAbout('Conference hall')} $look="brass">
            Request a quote
          </Button>
          <Setting name={name} />
        </Words>
        <Floor>
          {conferenceLayouts.map((layoutOf) => (
            <li key={layoutOf.name}>
              <LayoutPlan of={layoutOf} />
            </li>
          ))}
        </Floor>
      </Columns>
    </Room>
  );
}
