import { layout, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { reloadWithTyped } from '../early/typed-values.ts';
import { pageAge } from '../navigation/page-age.ts';

const Frame = styled.section`
  ${surface.light}
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[20]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[12]} ${layout.gutter};
  border-top: 1px solid var(--hairline);
`;

/** For a tab that outlived its release: the rest of its code is gone, and loading the page again mends it (G-13). */
export function OutdatedNotice() {
  const isOutdated = useSyncExternalStore(pageAge.subscribe, pageAge.isOutdated, () => false);
  return (
    <div role="status">
      {isOutdated ? (
        <Frame>
          <span>
            This page is from before an update. Load it again to go on: what you typed, booked and paid is
            kept.
          </span>
          <Button onClick={reloadWithTyped}>Load it again</Button>
        </Frame>
      ) : null}
    </div>
  );
}
