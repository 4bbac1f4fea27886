import { type } from '@venue/shared/theme/tokens.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useInheritedFocus } from './use-inherited-focus.ts';

const Title = styled.h1`
  ${type.h1}
  max-width: 24ch;
`;

/** The page's heading; takes focus when it replaces another page in the same place, or its heading had it. */
export function FocusTitle({ focused, children }: { focused: boolean; children: ReactNode }) {
  const title = useFocusOnMount<HTMLHeadingElement>(focused);
  useInheritedFocus(title);
  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
