import { type } from '@venue/shared/theme/tokens.ts';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';

let wasFocused = false;

/** Passes the focus from one heading to the next: a stored booking may replace the form whose heading had it. */
function useInheritedFocus(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (wasFocused) element?.focus();
    return () => {
      if (!element || document.activeElement !== element) return;
      wasFocused = true;
      // The next heading mounts in the same task.
      queueMicrotask(() => {
        wasFocused = false;
      });
    };
  }, [target]);
}

const Title = styled.h1`
  ${type.h1}
  max-width: 24ch;
`;

/** Takes the focus if `focused`, or if the heading it replaces had it. */
export function FocusTitle({ focused, children }: { focused: boolean; children: ReactNode }) {
  const title = useFocusOnMount<HTMLHeadingElement>(focused);
  useInheritedFocus(title);
  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
