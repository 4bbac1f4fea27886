import { waysOn } from '../layout/navigation.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { LostPage } from './lost-page.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const Help = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-bottom: ${space[32]};
`;

/**
 * Shown by the service worker for a page that is neither stored on the device nor reachable (G-13). It runs no modules, and has the
 * address of the missing page: “Try again” links to that address (`try-again.ts`).
 */
export function OfflinePage() {
  return (
    <>
      <PageHead
        title="No connection"
        description="This page needs a connection. Pages you have opened before, and bookings made on this device, open without one."
      />
      <meta name="robots" content="noindex" />
      <LostPage
        label="No connection"
        title="We can’t reach this page."
        lede="You may be offline. Pages you have opened before still open, and what you typed is saved on this device."
        ways={waysOn.offline}
      >
        <Help>
          <WaysToReachUs>
            <Button as="a" href="">
              Try again
            </Button>
          </WaysToReachUs>
        </Help>
      </LostPage>
    </>
  );
}
