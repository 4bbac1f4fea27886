import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import { shellLoadNoticeId } from '../boot/shell-load-notice.ts';
import { bottomBar } from './bottom-bar.ts';
import { CallOrWrite } from './ways-to-reach-us.tsx';

/** In browsers without popovers, `data-shown` opens it (`boot/shell-load-notice.ts`). */
const NoticeBar = styled.section`
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

/** Shown by the inline script when the shell's own code does not arrive (G-13). */
export function ShellLoadNotice() {
  return (
    <NoticeBar id={shellLoadNoticeId} popover="manual" role="alert">
      <span>
        The buttons and forms on this page are still loading. What you typed is kept. <CallOrWrite />
      </span>
      <Button $look="line">Reload page</Button>
    </NoticeBar>
  );
}
