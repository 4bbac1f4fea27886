import { DatedLine, DatedStep } from '../../sections/dated-line.tsx';
import { color } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { concertCountdown } from '../../content/halls/concert-day.ts';

/** What the terms ask for, in the order in which it comes up. */
export function Countdown() {
  return (
    <Section $ground="tint" $short>
      <Container>
        <SectionHead title="What happens when.">
          Dates from the terms, in the order in which they come.
        </SectionHead>
        <DatedLine>
          {concertCountdown.map(({ when, what, isTheDay }) => (
            <DatedStep key={when} $knot={isTheDay ? color.alaari700 : undefined} $filled={isTheDay}>
              <strong>{when}</strong>
              <p>{what}</p>
            </DatedStep>
          ))}
        </DatedLine>
      </Container>
    </Section>
  );
}
