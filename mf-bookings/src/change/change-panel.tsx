import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '../layout/use-focus-on-mount.ts';

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

type PanelProps = {
  title: string;
  /** Opened by whoever has something to say to it. */
  folded?: boolean;
  /** It takes the place of what has just been sent. */
  focused?: boolean;
  children: ReactNode;
};

/** One matter of the page under its heading. */
export function ChangePanel({ title, folded = false, focused = false, children }: PanelProps) {
  const panel = useFocusOnMount<HTMLElement>(focused);
  const heading = (
    <Heading level={2} look="h3">
      {title}
    </Heading>
  );
  if (!folded) {
    return (
      <Panel ref={panel} aria-label={title} tabIndex={focused ? -1 : undefined}>
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
