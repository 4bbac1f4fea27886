import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Panel = styled.section`
  ${type.ui}
  min-width: 0;
  padding: ${space[20]};
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${media.up(900)} {
    padding: 32px;
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${space[20]};
`;

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

/** One matter of the page under its heading; `folded`: opened by whoever has something to say to it. */
export function ChangePanel(props: { title: string; folded?: boolean; children: ReactNode }) {
  const { title, folded = false, children } = props;
  const heading = (
    <Heading level={2} look="h3">
      {title}
    </Heading>
  );
  if (!folded) {
    return (
      <Panel aria-label={title}>
        <Inside>
          {heading}
          {children}
        </Inside>
      </Panel>
    );
  }
  return (
    <Panel aria-label={title}>
      <Folded>
        <summary>{heading}</summary>
        <Inside>{children}</Inside>
      </Folded>
    </Panel>
  );
}
