import { type } from '@venue/shared/theme/tokens.ts';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/ui/use-focus-on-mount.ts';

let isLeft = false;

/**
 * Gives an element the focus that one like it had in the same place until now: where a kept booking takes the place of the form whose
 * heading a link has led to, the reader is at the new heading, not nowhere.
 */
function useInheritedFocus(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (isLeft) element?.focus();
    return () => {
      if (!element || document.activeElement !== element) return;
      isLeft = true;
      // What takes its place does so in the same task.
      queueMicrotask(() => {
        isLeft = false;
      });
    };
  }, [target]);
}

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
