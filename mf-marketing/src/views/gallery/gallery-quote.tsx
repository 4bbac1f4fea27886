import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { useHost } from '../../host.ts';
import { FormColumns } from '../../sections/form-columns.tsx';

const Band = styled(Section)`
  ${media.print} {
    display: none;
  }
`;

const Advice = styled.div`
  ${doubleLine}
  display: grid;
  gap: ${space[12]};
  padding-top: ${space[20]};
  p {
    color: ${role.text2};
  }
`;

/** A price for what the pictures show (MD-02). */
export function GalleryQuote() {
  const { Fragment } = useHost();
  return (
    <Band $ground="tint">
      <Container>
        <SectionHead title="Seen something? Ask what it costs.">
          A head count and a sentence about the day are enough to begin with.
        </SectionHead>
        <FormColumns
          form={<Fragment of="mf-forms/gallery-quote" />}
          aside={
            <Advice>
              <Heading level={3} look="h4">
                Name a picture
              </Heading>
              <p>Write the name that stands under it, and we know which room and which tables you mean.</p>
            </Advice>
          }
        />
      </Container>
    </Band>
  );
}
