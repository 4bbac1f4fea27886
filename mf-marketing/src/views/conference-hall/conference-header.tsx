import { hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { role, space, color, media, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { styled } from 'styled-components';
import { type ConferenceLayout, conferenceLayouts } from '../../content/halls/conference-plans.ts';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { PlanDrawing } from '../../seating/plan-drawing.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { ConferenceQuoteForm, quoteFormId } from './conference-quote-form.tsx';

const Text = styled.p`
  margin-top: ${space[12]};
  color: ${role.text2};
`;

function LayoutPlan({ of: { name, text, plan } }: { of: ConferenceLayout }) {
  return (
    <>
      <PlanDrawing plan={plan} label={`Plan of the conference hall, ${name.toLowerCase()}`} />
      <Text>{text}</Text>
    </>
  );
}

const Band = styled.section`
  ${surface.dark}
  background: ${color.indigo900};
`;

const Both = styled(Columns)`
  padding-block: ${space[32]};
  ${media.up(900)} {
    padding-block: ${space[52]};
    > :first-child {
      ${hiddenUntilParsed}
    }
  }
`;

/** All plans overlap and only the chosen one is visible. Without `:has()` all are shown, one below the other. */
const Floor = styled.ul`
  display: grid;
  gap: ${space[20]};
  @supports selector(:has(*)) {
    > li {
      grid-area: 1 / 1;
      visibility: hidden;
    }
    ${conferenceLayouts.map(
      ({ name }, index) =>
        `section:has(input[value='${name}']:checked) > * > & > li:nth-child(${index + 1}) { visibility: visible; }`,
    )}
  }
  ${media.print} {
    > li {
      grid-area: auto;
      visibility: visible;
    }
  }
`;

/** The page header, then the room from above in the chosen layout (FC-16). */
export function ConferenceHeader() {
  return (
    <>
      <SplitHeader
        current="Conference hall"
        place="Conference hall, by quote"
        title="A quiet room with a large screen."
        intro="Daylight through the breeze blocks, desks that move, power that stays. We set it up for your day and price it by quote."
        picture={conferenceHall}
        caption="The conference hall"
        background="dark"
      >
        <Button as="a" href={`#${quoteFormId}`} $look="line">
          Choose a layout
        </Button>
      </SplitHeader>
      <Band>
        <Both $free $middle $gap={20}>
          <ConferenceQuoteForm />
          <Floor>
            {conferenceLayouts.map((layoutOf) => (
              <li key={layoutOf.name}>
                <LayoutPlan of={layoutOf} />
              </li>
            ))}
          </Floor>
        </Both>
      </Band>
    </>
  );
}
