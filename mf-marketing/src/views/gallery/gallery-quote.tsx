import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { useHost } from '../../host.ts';
import { FormAside, FormColumns } from '../../sections/form-columns.tsx';

const Band = styled(Section)`
  ${media.print} {
    display: none;
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
            <FormAside title="Name a picture">
              <p>Write the name that stands under it, and we know which room and which tables you mean.</p>
            </FormAside>
          }
        />
      </Container>
    </Band>
  );
}
