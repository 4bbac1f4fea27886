import { useEffect } from 'react';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { suggestedLinks } from '../layout/menus.ts';
import { FallbackPage } from './fallback-page.tsx';
import { withRestoredHash } from './restored-hash.ts';

/** Shown at an unknown address, with ways on (G-12). */
export function NotFoundPage() {
  useEffect(() => {
    const restored = withRestoredHash(window.location.pathname);
    if (restored) window.location.replace(`${window.location.origin}${restored}`);
  }, []);
  return (
    <>
      <PageHead
        title="Page not found"
        description="The address is wrong, or the page has moved. Try one of our other pages."
      />
      <FallbackPage
        label="404, page not found"
        title="No road goes here."
        intro="The address is wrong, or the page has moved. Try one of these instead."
        ways={suggestedLinks['not-found']}
      />
    </>
  );
}
