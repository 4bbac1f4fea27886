import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { Foldable } from '../layout/foldable.tsx';

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

type PanelProps = {
  title: string;
  /** Starts closed. */
  folded?: boolean;
  /** Takes the focus, in place of the form that was just sent. */
  focused?: boolean;
  children: ReactNode;
};

export function ChangePanel({ title, folded = false, focused = false, children }: PanelProps) {
  const panel = useFocusOnMount<HTMLElement>(focused);
  return (
    <Panel ref={panel} aria-label={title} tabIndex={focused ? -1 : undefined}>
      <Inside>
        <Foldable title={title} folded={folded}>
          {children}
        </Foldable>
      </Inside>
    </Panel>
  );
}
