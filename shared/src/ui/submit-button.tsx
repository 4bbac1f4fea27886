import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonLook } from './button.tsx';
import { usePageLives } from './use-page-lives.ts';

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
 * Sends the form. Until the page lives it is a plain button: where scripts never run, pressing it (or Enter, in a form of
 * several fields) loads no page and loses nothing. The inline script makes it one that submits as soon as it can hold that.
 *
 * While busy it names the work, keeps its width and focus, and takes no second click.
 */
export function SubmitButton(props: {
  children: ReactNode;
  busy: boolean;
  /** What is being done, for example `Sending…`. */
  busyLabel: string;
  look?: ButtonLook;
  wide?: boolean;
}) {
  const lives = usePageLives();
  return (
    <Button
      type={lives ? 'submit' : 'button'}
      data-submits=""
      suppressHydrationWarning
      $variant={props.look ?? 'primary'}
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
