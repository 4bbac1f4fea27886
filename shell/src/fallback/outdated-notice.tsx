import { Button } from '@venue/shared/ui/button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { outdatedRelease } from '../navigation/outdated-release.ts';
import { reloadWhenDone } from '../navigation/reload.ts';
import { bottomBar } from './bottom-bar.ts';

/** Screen readers announce what comes into a region that was there before: it stays, without height, while it is empty. */
const Region = styled.div`
  ${bottomBar}
  position: sticky;
  z-index: 20;
  &:empty {
    padding: 0;
    border: 0;
  }
`;

/** For a tab that outlived its release: the rest of its code is gone, and loading the page again mends it (G-13). */
export function OutdatedNotice() {
  const isOutdated = useSyncExternalStore(outdatedRelease.subscribe, outdatedRelease.isOutdated, () => false);
  const [isLeaving, setIsLeaving] = useState(false);
  function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    void reloadWhenDone();
  }
  return (
    <Region role="status">
      {isOutdated ? (
        <>
          <span>
            This page is from before an update. Load it again to go on: what you typed, booked and paid is
            kept.
          </span>
          <Button aria-disabled={isLeaving} onClick={leave}>
            {isLeaving ? 'A moment…' : 'Load it again'}
          </Button>
        </>
      ) : null}
    </Region>
  );
}
