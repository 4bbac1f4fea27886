import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { color, media, space } from '@venue/shared/theme/tokens.ts';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../ui/panel.tsx';

const Sheet = styled(Panel)`
  gap: ${space[20]};
  min-width: 0;
  padding: ${space[20]};
  background: ${color.white};
  ${media.up(900)} {
    padding: 32px;
  }
`;

/** `focused`: takes the focus, in place of the form that was just sent. */
export function ChangePanel({
  focused = false,
  ...props
}: Omit<ComponentProps<typeof Panel>, 'look'> & { focused?: boolean }) {
  const panel = useFocusOnMount<HTMLElement>(focused);
  return <Sheet look="framed" {...(focused && { ref: panel })} {...props} />;
}
