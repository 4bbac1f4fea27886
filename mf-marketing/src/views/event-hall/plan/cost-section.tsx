import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../../parts/section.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import type { CostSheet } from './cost-sheet.ts';
import { CostSheetCard } from './cost-sheet-card.tsx';
import type { Plan } from './plan.ts';
import { PlanFields } from './plan-fields.tsx';
import { HallRates } from './hall-rates.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 4fr 7fr;
    column-gap: ${layout.freeColumn};
  }
`;

/** Stays in sight beside the sheet that follows it. */
const Ask = styled.div`
  display: grid;
  gap: ${space[20]};
  align-content: start;
  ${media.up(900)} {
    position: sticky;
    top: calc(${layout.headerHeight} + 24px);
    align-self: start;
  }
`;

/** The table of rates scrolls in it rather than widening it. */
const Answer = styled.div`
  min-width: 0;
`;

function fittingWords({ fit }: Plan): string {
  if (fit.kind === 'fits' || fit.kind === 'tight') return `The one that fits: ${fit.hall.name}`;
  return 'Choose a hall';
}

/** What the plan comes to, to the last naira, before any form. */
export function CostSection({ plan, sheet }: { plan: Plan; sheet: CostSheet }) {
  return (
    <Section aria-label="What it comes to">
      <Columns>
        <Ask>
          <Heading level={2}>What will it come to?</Heading>
          <Muted>Every figure is from the terms. Nothing is booked and nothing is sent by counting.</Muted>
          <PlanFields fitting={fittingWords(plan)} />
        </Ask>
        <Answer>
          <CostSheetCard plan={plan} sheet={sheet} />
          <HallRates />
        </Answer>
      </Columns>
    </Section>
  );
}
