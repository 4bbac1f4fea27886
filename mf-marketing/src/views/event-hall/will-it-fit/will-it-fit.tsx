import { roomFor } from '@venue/shared/venue/halls.ts';
import { halls } from '../../../content/halls.ts';
import { headlineFigures } from '../../../content/headline-figures.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../../parts/section.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useHost } from '../../../host.ts';
import { CapacityBars } from './capacity-bars.tsx';
import { FilledPlan } from './filled-plan.tsx';
import { fitRule, fitSentence } from './fit-words.ts';
import type { Plan } from '../plan/plan.ts';
import { examplePlan } from '../plan/plan-values.ts';
import { SeatingSwitch } from '../seating-switch.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template: 'ask plan' auto 'answer plan' 1fr / 5fr 7fr;
    column-gap: ${layout.freeColumn};
  }
`;

const Ask = styled.div`
  display: grid;
  gap: ${space[20]};
  align-content: start;
`;

/** Pointless without scripts: there the rule stands in its place. */
const Counts = styled.div`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  grid-template-columns: 1fr 1fr;
  align-items: end;
  p {
    ${type.small}
    grid-column: 1 / -1;
    color: ${role.text2};
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Rule = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

const Answer = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
  ${media.up(900)} {
    grid-area: answer;
  }
`;

/** As high as most answers, so that the bars stand still while a number is typed. */
const Sentence = styled.output`
  ${type.h3}
  display: block;
  min-height: 3.6em;
  ${media.up(640)} {
    min-height: 2.4em;
  }
`;

/** Large enough to count the tables. */
const Filled = styled(FilledPlan)`
  max-width: 560px;
  ${media.up(900)} {
    grid-area: plan;
    max-width: none;
  }
`;

const mostInHall = Math.max(...halls.map((hall) => roomFor(hall).most)).toLocaleString('en-NG');

/** How many are coming, and which hall takes them (FC-15, D-03, D-04). Part of the form of the plan. */
export function WillItFit({ plan }: { plan: Plan }) {
  const { Link } = useHost();
  const { fit } = plan;
  const { guests, crew } = examplePlan;
  return (
    <Section $ground="tint" aria-label="Will it fit">
      <Columns>
        <Ask>
          <Heading level={2}>Will it fit?</Heading>
          <Counts>
            <TextField
              id="guests"
              name="guests"
              label="Guests"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={guests}
            />
            <TextField
              id="crew"
              name="crew"
              label="Crew and vendors"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={crew}
            />
            <p>Count the band, caterers, drivers and nannies. They sit too.</p>
            <SeatingSwitch />
          </Counts>
          <Rule>
            Count everybody who sits, the band, caterers, drivers and nannies too: {fitRule} For example,{' '}
            {guests} guests with a crew of {crew}:
          </Rule>
        </Ask>
        <Answer>
          <Sentence htmlFor="guests crew">{fitSentence(fit)}</Sentence>
          <CapacityBars people={fit.kind === 'unknown' ? 0 : fit.people} />
          <Muted>
            {`More than ${mostInHall}? The event center takes up to ${headlineFigures.seated}. `}
            <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>.
          </Muted>
        </Answer>
        <Filled plan={plan} />
      </Columns>
    </Section>
  );
}
