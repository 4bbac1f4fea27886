import { Container } from '@venue/shared/ui/container.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { useHost } from '../../host.ts';
import { FormColumns } from '../../sections/form-columns.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { Steps } from '../../sections/steps.tsx';

/** Car rental (FC-18): the form, and what happens after it. */
export function CarSection() {
  const { Fragment } = useHost();
  const { heading, intro, steps } = onTheMove.car;
  return (
    <Section id="car">
      <Container>
        <SectionHead title={heading}>{intro}</SectionHead>
        <FormColumns form={<Fragment of="mf-forms/car-rental" />} aside={<Steps of={steps} />} />
      </Container>
    </Section>
  );
}
