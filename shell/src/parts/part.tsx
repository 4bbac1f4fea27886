import {
  createElement,
  memo,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  useEffect,
} from 'react';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { PartLoadNotice } from '../fallback/part-load-notice.tsx';
import { FragmentSkeleton, PageSkeleton } from '../fallback/part-skeleton.tsx';
import { outdatedRelease } from '../recovery/outdated-release.ts';
import { PartBoundary, tellHydrated, type Wrapper } from './part-boundary.tsx';
import type { PartKind } from './part-store.ts';
import { useShell } from './shell-context.tsx';

const nearViewport = '300px';

/** Wakes a sleeping part when it comes near the viewport or an event in it is held. */
function useWake(of: PartRef, wrapper: Wrapper): void {
  const { store } = useShell();
  useEffect(() => {
    const element = wrapper.current;
    if (!element || store.status(of) !== 'asleep') return undefined;
    const wake = () => store.wake(of);
    if (window.bootApi?.hasHeldEvents(element)) wake();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: nearViewport },
    );
    observer.observe(element);
    element.addEventListener('part-wanted', wake);
    return () => {
      observer.disconnect();
      element.removeEventListener('part-wanted', wake);
    };
  }, [of, store, wrapper]);
}

/** Rendered with a part, it tells of its hydration. */
function HydratedSignal({ wrapper }: { wrapper: Wrapper }) {
  const shell = useShell();
  useLayoutEffect(() => tellHydrated(shell, wrapper), [shell, wrapper]);
  return null;
}

function LoadedPart({ of, wrapper }: { of: PartRef; wrapper: Wrapper }) {
  const { store, host } = useShell();
  const part = use(store.read(of));
  return (
    <>
      {createElement(part, { host })}
      <HydratedSignal wrapper={wrapper} />
    </>
  );
}

/** Keeps the HTML of a sleeping part when React renders its surroundings again. */
function SleepingPart({ of }: { of: PartRef }) {
  const { html } = useShell();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const wrapper = container.current?.closest('[data-part]');
    if (wrapper) container.current?.append(...html.moveTo(of, wrapper));
  }, [of, html]);
  return <div ref={container} />;
}

/** None while composing, which waits for each part: the placeholder's styles would go into every page. */
const placeholderOf = (of: PartRef, kind: PartKind) =>
  import.meta.env.SSR ? null : <Placeholder of={of} kind={kind} />;

function Placeholder({ of, kind }: { of: PartRef; kind: PartKind }) {
  const { store } = useShell();
  if (store.status(of) !== 'ready') return <SleepingPart of={of} />;
  return kind === 'view' ? <PageSkeleton /> : <FragmentSkeleton />;
}

/**
 * Shown below prerendered content whose code does not arrive. A component of its own, so that the content
 * never re-renders.
 */
function NoticeWhenStalled({ of }: { of: PartRef }) {
  const { store } = useShell();
  const status = useSyncExternalStore(
    store.subscribe,
    () => store.status(of),
    () => 'ready',
  );
  // Where the release is gone, `OutdatedNotice` is shown instead.
  const isOutdated = useSyncExternalStore(outdatedRelease.subscribe, outdatedRelease.isOutdated, () => false);
  return status === 'stalled' && !isOutdated ? <PartLoadNotice /> : null;
}

/**
 * A view or fragment of a remote in its own boundary. Memoised because React discards the prerendered HTML of
 * a sleeping part if anything above it re-renders.
 */
export const Part = memo(function Part({ of, kind }: { of: PartRef; kind: PartKind }) {
  const { html } = useShell();
  const wrapper = useRef<HTMLDivElement>(null);
  useWake(of, wrapper);
  useLayoutEffect(() => {
    if (wrapper.current && !html.contentOf(wrapper.current)) window.bootApi?.onHydrated(wrapper.current);
  }, [html]);
  return (
    <div data-part={of} ref={wrapper}>
      <PartBoundary of={of} kind={kind} wrapper={wrapper}>
        <Suspense fallback={placeholderOf(of, kind)}>
          <LoadedPart of={of} wrapper={wrapper} />
        </Suspense>
      </PartBoundary>
      <NoticeWhenStalled of={of} />
    </div>
  );
});
