import { Button } from '@venue/shared/ui/button.tsx';
import { styled } from 'styled-components';
import { shellStalledId } from '../boot/stalled-notice.ts';
import { bottomBar } from './bottom-bar.ts';
import { CallOrWrite } from './ways-to-reach-us.tsx';

/** Browsers without popovers get it by its attribute (`boot.ts`). */
const Frame = styled.section`
  display: none;
  &:is(:popover-open, [data-shown]) {
    ${bottomBar}
    position: fixed;
    inset-block-start: auto;
    inset-inline: 0;
    z-index: 20;
    width: auto;
    margin: 0;
    border-width: 1px 0 0;
  }
`;

/** What the inline script shows while the shell's own code does not arrive: nothing else could (G-13). */
export function ShellStalled() {
  return (
    <Frame id={shellStalledId} popover="manual" role="alert">
      <span>
        This page is still loading its buttons and forms. What you typed stays. <CallOrWrite />
      </span>
      <Button $variant="line">Load it again</Button>
    </Frame>
  );
}
