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
 * What the service worker shows for a page that this device does not keep and the network does not bring (G-13). It
 * runs no modules and stands at the address that was asked for, so trying again is a link to the same address (`try-again.ts`).
 */
export function OfflinePage() {
  return (
    <>
      <PageHead
        title="No connection"
        description="This page needs a connection. Pages that were opened before, and bookings made on this device, open without one."
      />
      <meta name="robots" content="noindex" />
      <LostPage
        label="No connection"
        title="The road is out for now."
        lede="This page could not be fetched. Pages that you opened before are kept on this device, and so is what you typed."
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
