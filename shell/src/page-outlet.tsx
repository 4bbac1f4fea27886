import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider, type Location } from 'react-router-dom';
import { Header } from './layout/header.tsx';
import type { SiteRouter } from './navigation/site-router.ts';

type PageLayoutProps = { location: Location; children: ReactNode };

export function PageLayout({ location, children }: PageLayoutProps) {
  return (
    <>
      <Header location={location} />
      <main id="content">{children}</main>
    </>
  );
}

/**
 * The page that the router shows. The key gives each page its own provider, so that React renders it in one
 * piece. The router would have it rendered in slices, which takes several times as long: components insert
 * styles, and between slices the browser recalculates those of the whole old page.
 */
export function PageOutlet({ router }: { router: SiteRouter }) {
  const subscribe = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  const shown = () => router.state.location;
  const location = useSyncExternalStore(subscribe, shown, shown);
  return (
    <PageLayout location={location}>
      <RouterProvider key={location.pathname} router={router} onError={ignore} />
    </PageLayout>
  );
}

/** Failures are reported where they happen: by the part source and by each part's boundary. */
function ignore(): void {}
