import { Container } from '@venue/shared/ui/container.tsx';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { hiringSteps } from '../../content/career.ts';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { Steps } from '../../sections/steps.tsx';

/** How somebody is hired (PG-03). */
export function HiringSteps() {
  return (
    <Section $short>
      <Container>
        <SectionHead title="How hiring goes">
          {capital(countedInWords(hiringSteps.length, 'step'))}. You never pay for any of them.
        </SectionHead>
        <Steps of={hiringSteps} sideBySide />
      </Container>
    </Section>
  );
}
