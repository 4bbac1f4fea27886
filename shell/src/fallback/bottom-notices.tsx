import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { css, styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import { CallOrWrite } from './ways-to-reach-us.tsx';
import { useState, useSyncExternalStore } from 'react';
import { outdatedRelease } from '../recovery/outdated-release.ts';
import { reloadWhenSent } from '../recovery/reload.ts';

/** A sentence and a button along the bottom of the window, above a page's own bar on phones. */
export const bottomBar = css`
  ${surface.light}
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[20]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[12]} ${layout.gutter};
  border-top: 1px solid var(--hairline);
  ${media.below(900)} {
    body:has([data-phone-bar]) & {
      bottom: ${layout.phoneBar};
    }
    @supports not selector(:has(*)) {
      bottom: ${layout.phoneBar};
    }
  }
  ${media.print} {
    display: none;
  }
`;

const StalledFrame = styled.output`
  ${bottomBar}
  position: sticky;
  z-index: 10;
`;

/**
 * Shown below a part that can be read but not used, because its code did not arrive (G-13). `data-alive` tells the inline script not to
 * hold its clicks: it belongs to the shell, which is hydrated, inside a part that is not.
 */
export function PartStalled({ onRetry }: { onRetry: () => void }) {
  return (
    <StalledFrame data-alive="">
      <span>
        The buttons and forms here haven’t loaded yet. <CallOrWrite />
      </span>
      <Button $variant="line" onClick={onRetry}>
        Retry
      </Button>
    </StalledFrame>
  );
}

/** Always in the page, with no height while it is empty: screen readers announce only what is added to an existing region. */
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
