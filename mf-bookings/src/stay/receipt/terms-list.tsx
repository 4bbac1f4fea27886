import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
`;

const Agreed = styled.section`
  display: grid;
  gap: ${space[8]};
`;

export function TermsList({ terms }: { terms: readonly string[] }) {
  return (
    <List>
      {terms.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

/** The terms as they were when the visitor agreed to them. */
export function AgreedTerms({ terms }: { terms: readonly string[] }) {
  return (
    <Agreed>
      <Heading level={2} look="h4">
        You agreed to
      </Heading>
      <TermsList terms={terms} />
    </Agreed>
  );
}
