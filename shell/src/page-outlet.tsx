import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider, type Location } from 'react-router-dom';
import { Header } from './layout/header.tsx';
import type { SiteRouter } from './navigation/site-router.ts';

type PageLayoutProps = { location: Location; children: ReactNode };

/** Header and content: what stands around the pages of a router. */
export function PageLayout({ location, children }: PageLayoutProps) {
  return (
    <>
      <Header location={location} />
      <main id="content">{children}</main>
    </>
  );
}

/**
 * The page that the router shows. Another page is another provider: so it is rendered in one piece, as soon as the router has it.
 * In slices, as the router itself would have it rendered, it would take several times as long: styles come with the components,
 * and between two slices the browser works out those of the whole page that is being left.
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

/** Failures are told where they happen: by the source of parts, and by the boundary around each. */
function ignore(): void {}
