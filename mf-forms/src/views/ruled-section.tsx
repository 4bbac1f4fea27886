import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

const Frame = styled.section`
  border-top: 1px solid ${role.rule};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding-top: ${space[20]};
  ${media.up(900)} {
    padding-top: 28px;
  }
`;

/** A part of a form page under a line and a heading. Not a landmark, because the form in it is one with the same name. */
export function RuledSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {children}
    </Frame>
  );
}
