import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import { outdatedRelease } from '../recovery/outdated-release.ts';
import { reloadWhenSent } from '../recovery/reload.ts';
import { bottomBar } from './bottom-bar.ts';

/**
 * Always in the page, with no height while it is empty: screen readers announce only what is added to an
 * existing region.
 */
const Region = styled.div`
  ${bottomBar}
  position: sticky;
  z-index: 20;
  &:empty {
    padding: 0;
    border: 0;
  }
`;

/** For a tab whose release has been removed: the rest of its code is gone, and a reload fixes that (G-13). */
export function OutdatedNotice() {
  const isOutdated = useSyncExternalStore(outdatedRelease.subscribe, outdatedRelease.isOutdated, () => false);
  const [isLeaving, setIsLeaving] = useState(false);
  function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    void reloadWhenSent();
  }
  return (
    <Region role="status">
      {isOutdated ? (
        <>
          <span>
            We’ve updated this site. Reload the page to continue: everything you typed, booked or paid is
            kept.
          </span>
          <Button aria-disabled={isLeaving} onClick={leave}>
            {isLeaving ? 'One moment…' : 'Reload page'}
          </Button>
        </>
      ) : null}
    </Region>
  );
}
