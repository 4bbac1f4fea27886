import { space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Folded = styled.details`
  summary {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    cursor: pointer;
  }
  summary::after {
    content: '+' / '';
    ${type.h3}
  }
  &[open] > summary::after {
    content: '−' / '';
  }
  &[open] > summary {
    margin-bottom: ${space[12]};
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${space[12]};
  > button {
    justify-self: start;
  }
`;

/** A section under its heading; `folded`: closed until the visitor opens it. */
export function Foldable(props: { title: string; folded: boolean; children: ReactNode }) {
  const { title, folded, children } = props;
  const heading = (
    <Heading level={2} look="h3">
      {title}
    </Heading>
  );
  if (!folded) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <Folded>
      <summary>{heading}</summary>
      <Inside>{children}</Inside>
    </Folded>
  );
}
