import { styled } from 'styled-components';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { whoWeAre } from '../../content/overview.ts';

/** Set in, as a letter is: the page's only long sentence. */
const Frame = styled(Container)`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 2fr 8fr 2fr;
    gap: ${space[20]} 0;
    > * {
      grid-column: 2;
    }
  }
`;

const Name = styled(Heading)`
  color: ${role.accent};
`;

const First = styled.p`
  ${type.quote}
`;

const Second = styled.p`
  max-width: 40em;
`;

/** AB-02. */
export function WhoWeAre() {
  const [first, second] = whoWeAre;
  return (
    <Section>
      <Frame>
        <Name level={2} look="h4">
          Who we are
        </Name>
        <First>{first}</First>
        <Second>{second}</Second>
      </Frame>
    </Section>
  );
}
