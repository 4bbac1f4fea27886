import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { allOf } from '../../content/all-of.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { apartmentFeatures, apartments } from '../../content/apartments.ts';
import { FeatureColumns } from '../../parts/feature-columns.tsx';

const all = apartments.length;
const who = all === 1 ? 'The apartment has' : `${capital(allOf(all))} apartments have`;

/** What comes with both apartments (FC-10). */
export function WithTheKeys() {
  return (
    <Section>
      <Container>
        <SectionHead title="Comes with the keys.">
          {`${who} all ${numberWords(apartmentFeatures.length)}, every night you stay.`}
        </SectionHead>
        <FeatureColumns of={apartmentFeatures} />
      </Container>
    </Section>
  );
}
