import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstScreenEnd, isNavigated } from '../contract/document-marks.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';

/** Keeps the footer off the screen until the rest is rendered. */
const Space = styled.div`
  min-height: 100vh;
`;

/**
 * The content below the first screen of a page. After navigation it is rendered once the first screen is
 * shown. In a prerendered page, a mark tells the inline script where it begins, so that it is laid out after
 * the first paint; it is hydrated after the first screen.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  // The fragment of the address may name an element in it.
  const isWhole = !isHydrated || !isNavigated() || window.location.hash !== '';
  const isDue = useDeferredValue(true, isWhole);
  // Memoised, because a new element would be hydrated immediately, in one long task.
  const below = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  if (!isDue) return <Space />;
  return (
    <>
      <i hidden {...{ [firstScreenEnd]: '' }} />
      {below}
    </>
  );
}
