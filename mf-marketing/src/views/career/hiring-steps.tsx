import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { hiringSteps } from '../../content/career.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(5, 1fr);
  }
`;

/** On phones the number stands beside the words. */
const Step = styled.li`
  border-top: 1px solid ${role.hairline};
  display: grid;
  grid-template-columns: 44px 1fr;
  gap: ${space[4]};
  align-content: start;
  padding-top: ${space[12]};
  > :not(:first-child) {
    grid-column: 2;
  }
  p {
    color: ${role.text2};
  }
  ${media.up(640)} {
    grid-template-columns: 1fr;
    gap: ${space[8]};
    > :not(:first-child) {
      grid-column: 1;
    }
  }
`;

const Number = styled.span.attrs({ 'aria-hidden': true })`
  ${type.h2}
  grid-row: span 2;
  color: ${color.sanyan700};
  ${media.up(640)} {
    grid-row: auto;
  }
`;

/** How somebody is hired (PG-03). */
export function HiringSteps() {
  return (
    <Section $short>
      <Container>
        <SectionHead title="How hiring goes">
          {capital(countedInWords(hiringSteps.length, 'step'))}. You never pay for any of them.
        </SectionHead>
        <Steps>
          {hiringSteps.map(({ title, text }, index) => (
            <Step key={title}>
              <Number>{index + 1}</Number>
              <Heading level={3} look="h4">
                {title}
              </Heading>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}
