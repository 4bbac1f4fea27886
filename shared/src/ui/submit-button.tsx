import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { Button, type ButtonLook } from './button.tsx';

const Stack = styled.span`
  display: inline-grid;
  justify-items: center;
`;

/** Both labels share one cell, so that the button is as wide when busy as when idle. */
const Label = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  visibility: ${(props) => (props.$shown ? 'visible' : 'hidden')};
`;

/**
 * Submits the form. In the HTML it is a plain button, so that without scripts pressing it (or Enter) does not
 * load a page and lose what was typed; the inline script turns it into a submit button once it can hold the
 * event.
 *
 * While busy it shows `busyLabel`, keeps its width and focus, and ignores clicks.
 */
export function SubmitButton(props: {
  children: ReactNode;
  busy: boolean;
  /** For example `Sending…`. */
  busyLabel: string;
  look?: ButtonLook;
  wide?: boolean;
}) {
  const isHydrated = useHydrated();
  return (
    <Button
      type={isHydrated ? 'submit' : 'button'}
      data-submits=""
      suppressHydrationWarning
      $look={props.look ?? 'primary'}
      $wide={props.wide ?? false}
      aria-disabled={props.busy}
      onClick={(event) => {
        if (props.busy) event.preventDefault();
      }}
    >
      <Stack>
        <Label $shown={!props.busy}>{props.children}</Label>
        <Label $shown={props.busy}>{props.busyLabel}</Label>
      </Stack>
    </Button>
  );
}
