import { Opening } from '@venue/shared/ui/text.tsx';
import { watchWipe } from '@venue/shared/storage/device-wipe.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Page, PageTop } from '../layout/booking-page.tsx';
import { FocusTitle } from '../layout/focus-title.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';

/**
 * A booking on the screen; when this device is wiped, in whatever tab, it leaves the screen too. A payment under way is seen to its end,
 * and its receipt stays: what has just happened belongs on record all the same.
 */
export function UntilWiped({ paying = false, children }: { paying?: boolean; children: ReactNode }) {
  const [wiped, setWiped] = useState(false);
  const onWipe = useEffectEvent(() => setWiped(!paying));
  useEffect(() => watchWipe(onWipe), []);
  if (!wiped) return children;
  return (
    <Page>
      <PageTop>
        <FocusTitle focused>This device was wiped.</FocusTitle>
        <Opening>
          The booking that stood here is no longer kept in this browser. The venue still has it: call{' '}
          <PhoneLink /> with the invoice number or the payment reference.
        </Opening>
      </PageTop>
      <Button onClick={() => location.reload()}>Begin anew</Button>
    </Page>
  );
}
