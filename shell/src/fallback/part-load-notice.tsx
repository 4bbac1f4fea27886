import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import { reloadIfPossible } from '../recovery/reload.ts';
import { bottomBar } from './bottom-bar.ts';
import { CallOrWrite } from './ways-to-reach-us.tsx';

const NoticeBar = styled.output`
  ${bottomBar}
  position: sticky;
  z-index: 10;
`;

/**
 * Shown below a part that can be read but not used, because its code did not arrive (G-13).
 * `data-shell-owned` tells the inline script not to hold its clicks: it belongs to the shell, which is
 * hydrated, inside a part that is not.
 */
export function PartLoadNotice() {
  return (
    <NoticeBar data-shell-owned="">
      <span>
        The buttons and forms here haven’t loaded yet. <CallOrWrite />
      </span>
      <Button $look="line" onClick={() => void reloadIfPossible()}>
        Retry
      </Button>
    </NoticeBar>
  );
}
