import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { createElement, memo, Suspense, use, useLayoutEffect, useRef, type RefObject } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import type { PartSize } from './part-size.ts';
import { PartSkeleton } from '../fallback/part-skeleton.tsx';
import { StalledNotice } from './stalled-notice.tsx';
import { StandingPart } from './standing-part.tsx';
import { useShell } from './shell-context.tsx';
import { useWake } from './use-wake.ts';
import { isAdopted } from './adopt-parts.ts';
import { carryOverRedrawn } from '../recovery/redrawn.ts';

type Wrapper = RefObject<HTMLDivElement | null>;

/** Tells the inline script that the part lives, so that held clicks and submits are replayed. */
function Live({ wrapper }: { wrapper: Wrapper }) {
  useLayoutEffect(() => {
    if (!wrapper.current) return;
    if (isAdopted(wrapper.current)) carryOverRedrawn();
    window.early?.live(wrapper.current);
  }, [wrapper]);
  return null;
}

function LoadedPart({ of, wrapper }: { of: PartRef; wrapper: Wrapper }) {
  const { store, host } = useShell();
  const part = use(store.read(of));
  return (
    <>
      {createElement(part, { host })}
      <Live wrapper={wrapper} />
    </>
  );
}

/** Compose waits for each part, and React would write a placeholder's rules into every page although it is in none. */
const placeholderOf = (of: PartRef, size: PartSize) =>
  import.meta.env.SSR ? null : <Placeholder of={of} size={size} />;

/** Stands for a part until its code is there. */
function Placeholder({ of, size }: { of: PartRef; size: PartSize }) {
  const { store } = useShell();
  return store.status(of) === 'ready' ? <PartSkeleton size={size} /> : <StandingPart of={of} />;
}

/**
 * A view or fragment of a remote in its own boundary. Memoised because a re-render above a part that still sleeps
 * makes React throw its prerendered HTML away.
 */
export const Part = memo(function Part({ of, size }: { of: PartRef; size: PartSize }) {
  const wrapper = useRef<HTMLDivElement>(null);
  useWake(of, wrapper);
  useLayoutEffect(() => {
    if (wrapper.current && !isAdopted(wrapper.current)) window.early?.live(wrapper.current);
  }, []);
  return (
    <div data-part={of} ref={wrapper}>
      <PartBoundary of={of} size={size} wrapper={wrapper}>
        <Suspense fallback={placeholderOf(of, size)}>
          <LoadedPart of={of} wrapper={wrapper} />
        </Suspense>
      </PartBoundary>
      <StalledNotice of={of} />
    </div>
  );
});
