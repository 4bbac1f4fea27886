import { media, space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { styled } from 'styled-components';
import { ContactLines } from './contact-lines.tsx';

const Card = styled.aside`
  ${doubleLine}
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[20]};
  ${media.up(900)} {
    padding-top: 28px;
  }
`;

/** Every other way to reach the venue, beside a form (PG-01, P13). */
export function ContactCard() {
  return (
    <Card>
      <Heading level={2} look="h3">
        Reach a person
      </Heading>
      <ContactLines />
    </Card>
  );
}
