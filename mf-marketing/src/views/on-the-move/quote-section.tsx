import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { useHost } from '../../host.ts';
import { ContactDetails } from './contact-details.tsx';
import { FormColumns } from '../../sections/form-columns.tsx';

/** A price for booth or car, and who gives it (FC-20). */
export function QuoteSection() {
  const { Fragment } = useHost();
  const { heading, intro } = onTheMove.quote;
  return (
    <Section>
      <Container>
        <SectionHead title={heading}>{intro}</SectionHead>
        <FormColumns form={<Fragment of="mf-forms/on-the-move-quote" />} aside={<ContactDetails />} />
      </Container>
    </Section>
  );
}
