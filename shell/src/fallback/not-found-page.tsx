import { useEffect } from 'react';
import { waysOn } from '../layout/navigation.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { LostPage } from './lost-page.tsx';

/**
 * Restores an address whose `#` was encoded as `%23`, as e-mail gateways that check links do (Outlook's Safe Links). Undefined if there is
 * none in the path.
 */
export function withRestoredFragment(pathname: string): string | undefined {
  const [, page, fragment] = /^(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  return page && `${page}#${fragment}`;
}

/** Shown at an unknown address, with ways on (G-12). */
export function NotFoundPage() {
  useEffect(() => {
    const restored = withRestoredFragment(window.location.pathname);
    if (restored) window.location.replace(`${window.location.origin}${restored}`);
  }, []);
  return (
    <>
      <PageHead
        title="Page not found"
        description="The address is wrong, or the page has moved. Try one of our other pages."
      />
      <LostPage
        label="404, page not found"
        title="No road goes here."
        lede="The address is wrong, or the page has moved. Try one of these instead."
        ways={waysOn['not-found']}
      />
    </>
  );
}
