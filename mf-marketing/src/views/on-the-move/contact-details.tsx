import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { ContactLines } from '@venue/shared/ui/contact-lines.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';

const Frame = styled.div`
  ${doubleLine}
  padding-top: ${space[20]};
`;

/** The people behind the form (FC-20). */
export function ContactDetails() {
  return (
    <Frame>
      <Heading level={3} look="h4">
        Or reach a person
      </Heading>
      <ContactLines />
    </Frame>
  );
}
