import { Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from './fallback/not-found-page.tsx';
import { OfflinePage } from './fallback/offline-page.tsx';
import { RouteError } from './fallback/route-error.tsx';
import { Header } from './layout/header.tsx';
import { ScrollToTop } from './layout/scroll-to-top.tsx';
import { offlinePath } from './offline/offline-path.ts';
import { Part } from './parts/part.tsx';
import { viewAt } from './site/pages.ts';

function Frame() {
  return (
    <>
      <Header />
      <main id="content">
        <Outlet />
      </main>
      <ScrollToTop />
    </>
  );
}

/** The view at the address that is shown: a page learns of most other pages only after it was loaded. */
function ViewHere() {
  const view = viewAt(useLocation().pathname);
  return view ? <Part key={view} of={view} size="view" /> : <NotFoundPage />;
}

/** The router's table. No loaders and no `lazy`: React Router would cache a remote's failure for ever. */
export const routeObjects: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <RouteError />,
    children: [
      { path: offlinePath, element: <OfflinePage /> },
      { path: '*', element: <ViewHere />, errorElement: <RouteError /> },
    ],
  },
];
