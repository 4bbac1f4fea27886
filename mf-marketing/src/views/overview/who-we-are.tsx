import { styled } from 'styled-components';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { whoWeAre } from '../../content/overview.ts';

/** The page's only long sentence, beside its name. */
const Frame = styled(Container)`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
    column-gap: ${layout.columnGap};
    align-items: baseline;
    > :last-child {
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
