import { useRef } from 'react';
import { styled } from 'styled-components';
import { paths } from '@venue/shared/paths.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Section } from '@venue/shared/ui/section.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useHost } from '../../../host.ts';
import { useHallWish } from '../use-hall-wishes.ts';
import { CapacityBars } from './capacity-bars.tsx';
import { FilledPlan } from './filled-plan.tsx';
import { type Fit, fitFor } from './fit.ts';
import { fitRule, fitSentence } from './fit-words.ts';
import { useHeadCount } from './use-head-count.ts';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template: 'ask answer' auto 'plan answer' 1fr / 4fr 7fr;
    column-gap: calc(100% / 12);
  }
`;

const Ask = styled.div`
  display: grid;
  gap: ${space[20]};
  align-content: start;
`;

/** Pointless without scripts: there the rule stands in its place. */
const Counts = styled.form`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  grid-template-columns: 1fr 1fr;
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

const Plan = styled(FilledPlan)`
  max-width: 420px;
  ${media.up(900)} {
    grid-area: plan;
  }
`;

const example = { guests: 650, crew: 40 } as const;

function NextStep({ fit }: { fit: Fit }) {
  const { Link } = useHost();
  if (fit.kind !== 'fits' && fit.kind !== 'tight') return null;
  return (
    <div data-hall={fit.hall.name}>
      <Button as={Link} to={paths.hallBooking} $look="line">
        Check a date in {fit.hall.name} <Icon name="arrow" />
      </Button>
    </div>
  );
}

/** How many are coming, and which hall takes them (FC-15, D-03, D-04). */
export function WillItFit() {
  const { Link } = useHost();
  const band = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useHallWish(band);
  const fit = fitFor(useHeadCount(form, example.guests + example.crew));
  return (
    <Section ref={band} $ground="tint" aria-label="Will it fit">
      <Columns>
        <Ask>
          <Heading level={2}>Will it fit?</Heading>
          <Counts ref={form} aria-label="Head count" onSubmit={(event) => event.preventDefault()}>
            <TextField
              id="guests"
              name="guests"
              label="Guests"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={example.guests}
            />
            <TextField
              id="crew"
              name="crew"
              label="Crew and vendors"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={example.crew}
            />
            <p>Count the band, caterers, drivers and nannies. They sit too.</p>
          </Counts>
          <Rule>
            Count everybody who sits, the band, caterers, drivers and nannies too: {fitRule} For example,{' '}
            {example.guests} guests with a crew of {example.crew}:
          </Rule>
        </Ask>
        <Answer>
          <Sentence htmlFor="guests crew">{fitSentence(fit)}</Sentence>
          <CapacityBars people={fit.kind === 'unknown' ? 0 : fit.people} />
          <NextStep fit={fit} />
          <Muted>
            More than 900? The event center takes up to 2,500.{' '}
            <Link to={paths.requestQuote}>Request a quote</Link>.
          </Muted>
        </Answer>
        <Plan fit={fit} />
      </Columns>
    </Section>
  );
}
