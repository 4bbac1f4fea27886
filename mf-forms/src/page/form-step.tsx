import { media, space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  ${doubleLine}
  display: grid;
  gap: ${space[20]};
  padding-top: ${space[20]};
  ${media.up(900)} {
    gap: 28px;
    padding-top: 28px;
  }
`;

/** The form of a page under its double line and title. */
export function FormStep(props: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Heading level={2} look="h3">
        {props.title}
      </Heading>
      {props.children}
    </Frame>
  );
}
