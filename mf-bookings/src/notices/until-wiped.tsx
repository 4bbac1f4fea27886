import { Opening } from '@venue/shared/ui/text.tsx';
import { watchWipe } from '@venue/shared/storage/device-wipe.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Page, PageTop } from '../layout/booking-page.tsx';
import { FocusTitle } from '../layout/focus-title.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';

/**
 * Takes a booking off the screen when any tab deletes this device's data. While a payment is under way it stays, so that
 * its receipt is shown.
 */
export function UntilWiped({ paying = false, children }: { paying?: boolean; children: ReactNode }) {
  const [wiped, setWiped] = useState(false);
  const onWipe = useEffectEvent(() => setWiped(!paying));
  useEffect(() => watchWipe(onWipe), []);
  if (!wiped) return children;
  return (
    <Page>
      <PageTop>
        <FocusTitle focused>Deleted from this browser.</FocusTitle>
        <Opening>
          The booking shown here is no longer saved in this browser. The venue still has it: call{' '}
          <PhoneLink /> with the invoice number or the payment reference.
        </Opening>
      </PageTop>
      <Button onClick={() => location.reload()}>Start again</Button>
    </Page>
  );
}
