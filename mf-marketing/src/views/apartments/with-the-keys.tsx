import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '@venue/shared/ui/section-head.tsx';
import { Section } from '@venue/shared/ui/section.tsx';
import { apartmentFeatures } from '../../content/apartments.ts';
import { FeatureColumns } from '../../parts/feature-columns.tsx';

/** What comes with both apartments (FC-10). */
export function WithTheKeys() {
  return (
    <Section>
      <Container>
        <SectionHead title="Comes with the keys.">
          Both apartments have all four, every night you stay.
        </SectionHead>
        <FeatureColumns of={apartmentFeatures} />
      </Container>
    </Section>
  );
}
