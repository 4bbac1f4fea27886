import { styled } from 'styled-components';
import { layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { whoWeAre } from '../../content/overview.ts';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 4fr 7fr;
    column-gap: ${layout.freeColumn};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[20]};
  max-width: 40em;
`;

const First = styled.p`
  ${type.lede}
`;

/** AB-02. */
export function WhoWeAre() {
  const [first, second] = whoWeAre;
  return (
    <Section>
      <Frame>
        <Heading level={2}>Who we are</Heading>
        <Words>
          <First>{first}</First>
          <p>{second}</p>
        </Words>
      </Frame>
    </Section>
  );
}
