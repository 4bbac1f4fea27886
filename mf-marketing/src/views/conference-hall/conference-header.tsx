import { styled } from 'styled-components';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { type ConferenceLayout, conferenceLayouts } from '../../content/halls/conference-plans.ts';
import { quoteWith } from '../../content/links.ts';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { PlanDrawing } from '../../seating/plan-drawing.tsx';
import { ButtonLink } from '../../sections/button-link.tsx';
import { Section } from '../../sections/section.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { Stack } from '../../sections/text-blocks.tsx';
import { ConferenceQuoteForm, quoteFormId } from './conference-quote-form.tsx';

function LayoutPlan({ of: { name, text, plan } }: { of: ConferenceLayout }) {
  return (
    <Stack as="li">
      <PlanDrawing plan={plan} label={`Plan of the conference hall, ${name.toLowerCase()}`} />
      <Muted>{text}</Muted>
    </Stack>
  );
}

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
        eyebrow="Conference hall, by quote"
        title="A quiet room with a large screen."
        intro="Daylight through the breeze blocks, desks that move, power that stays. We set it up for your day and price it by quote."
        picture={conferenceHall}
        caption="The conference hall"
        background="dark"
      >
        <ButtonRow>
          <ButtonLink to={quoteWith({ place: 'Conference hall' })} look="brass">
            Request a quote
          </ButtonLink>
          <Button as="a" href={`#${quoteFormId}`} $look="line">
            Choose a layout
          </Button>
        </ButtonRow>
      </SplitHeader>
      <Section $background="cloth" $short>
        <Columns $free $gap={20}>
          <ConferenceQuoteForm />
          <Floor>
            {conferenceLayouts.map((layoutOf) => (
              <LayoutPlan key={layoutOf.name} of={layoutOf} />
            ))}
          </Floor>
        </Columns>
      </Section>
    </>
  );
}
