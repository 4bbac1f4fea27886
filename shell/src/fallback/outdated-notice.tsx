import { Button } from '@venue/shared/ui/button.tsx';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { reloadWithTyped } from '../early/typed-values.ts';
import { pageAge } from '../navigation/page-age.ts';
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
  const isOutdated = useSyncExternalStore(pageAge.subscribe, pageAge.isOutdated, () => false);
  return (
    <Region role="status">
      {isOutdated ? (
        <>
          <span>
            This page is from before an update. Load it again to go on: what you typed, booked and paid is
            kept.
          </span>
          <Button onClick={reloadWithTyped}>Load it again</Button>
        </>
      ) : null}
    </Region>
  );
}
