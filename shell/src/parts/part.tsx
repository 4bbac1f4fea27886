import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import {
  createElement,
  memo,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { PartBoundary } from './part-boundary.tsx';
import type { PartSize } from './part-size.ts';
import { PartSkeleton } from '../fallback/part-skeleton.tsx';
import { StalledNotice } from './stalled-notice.tsx';
import { useShell } from './shell-context.tsx';
import { useWake } from './use-wake.ts';
import { isAdopted } from './adopt-parts.ts';

type Wrapper = RefObject<HTMLDivElement | null>;

/** Tells the inline script that the part hydrated, so that held clicks and submits are replayed. */
function Live({ wrapper }: { wrapper: Wrapper }) {
  useLayoutEffect(() => {
    if (wrapper.current) window.early?.live(wrapper.current);
  }, [wrapper]);
  return null;
}

function LoadedPart({ of, wrapper }: { of: PartRef; wrapper: Wrapper }) {
  const { store, host } = useShell();
  const part = use(store.read(of));
  const whyBroken = () => store.broken(of);
  const broken = useSyncExternalStore(store.subscribe, whyBroken, whyBroken);
  if (broken !== undefined) throw broken;
  return (
    <>
      {createElement(part, { host })}
      <Live wrapper={wrapper} />
    </>
  );
}

/** Compose waits for each part, and React would write a placeholder's rules into every page although it is in none. */
const skeletonOf = (size: PartSize) => (import.meta.env.SSR ? null : <PartSkeleton size={size} />);

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
        <Suspense fallback={skeletonOf(size)}>
          <LoadedPart of={of} wrapper={wrapper} />
        </Suspense>
      </PartBoundary>
      <StalledNotice of={of} />
    </div>
  );
});
