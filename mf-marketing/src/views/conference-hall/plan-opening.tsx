import { useId } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import { conferenceLayouts } from '../../content/conference-plans.ts';
import { useHost } from '../../host.ts';
import { WayHere } from '../../parts/way-here.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { LayoutPlan } from './layout-plan.tsx';

const Room = styled.section`
  ${surface.dark}
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  padding-block: ${space[12]} ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 5fr 6fr;
    column-gap: ${layout.freeColumn};
    align-items: end;
    padding-block: 28px ${space[52]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
`;

const Opening = styled(Lede)`
  color: ${role.text2};
`;

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
      <Columns>
        <Words>
          <WayHere here="Conference hall" />
          <Heading level={1}>A quiet room with a large screen.</Heading>
          <Opening>
            Daylight through the breeze blocks, desks that move, power that stays. We set it for your day and
            price it by quote.
          </Opening>
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
            Request a quote
          </Button>
          <LayoutChoice name={name} />
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
