import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstScreenEnds } from './first-screen-ends.ts';
import { followsPage } from './follows-page.ts';
import { usePageLives } from './use-page-lives.ts';

/** Keeps what follows the page out of sight until the page is whole. */
const Space = styled.div`
  min-height: 100vh;
`;

/**
 * What lies below the first screen of a page. Where the page follows another one in the same document, it is rendered when
 * the first screen has been shown; in a document it comes with the HTML, is set after the first paint where a mark says where it
 * begins, and comes to life after the first screen; drawn anew, it is there at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const lives = usePageLives();
  // Where the address names a place of the page, that place may be in the rest.
  const isWhole = !lives || !followsPage() || window.location.hash !== '';
  const isDue = useDeferredValue(true, isWhole);
  // The same element while nothing is new in it: otherwise the page that begins to live hydrates all of it at once, in one long task.
  const below = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  if (!isDue) return <Space />;
  return (
    <>
      <i hidden {...{ [firstScreenEnds]: '' }} />
      {below}
    </>
  );
}
