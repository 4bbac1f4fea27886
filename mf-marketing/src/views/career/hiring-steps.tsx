import { Container } from '@venue/shared/ui/container.tsx';
import { hiringSteps } from '../../content/house/career.ts';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { Steps } from '../../sections/steps.tsx';

/** How somebody is hired (PG-03). */
export function HiringSteps() {
  return (
    <Section $short>
      <Container>
        <SectionHead title="How hiring goes">You never pay for any of it.</SectionHead>
        <Steps of={hiringSteps} sideBySide />
      </Container>
    </Section>
  );
}
