import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { suggestedLinks } from '../layout/menus.ts';
import { FallbackPage } from './fallback-page.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

/**
 * Shown by the service worker for a page that is neither stored on the device nor reachable (G-13). It runs
 * no modules, and has the address of the missing page: “Try again” links to that address
 * (`offline-page-script.ts`).
 */
export function OfflinePage() {
  return (
    <>
      <PageHead
        title="No connection"
        description="This page needs a connection. Pages you have opened before, and bookings made on this device, open without one."
      />
      <meta name="robots" content="noindex" />
      <FallbackPage
        label="No connection"
        title="We can’t reach this page."
        intro="You may be offline. Pages you have opened before still open, and what you typed is saved on this device."
        ways={suggestedLinks.offline}
      >
        <WaysToReachUs>
          <Button as="a" href="">
            Try again
          </Button>
        </WaysToReachUs>
      </FallbackPage>
    </>
  );
}
