import { useState } from 'react';
import { styled } from 'styled-components';
import { wipeDevice } from '@venue/shared/storage/device-wipe.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { withoutScripts } from '@venue/shared/theme/styles.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Disclosure } from '@venue/shared/ui/disclosure.tsx';
import { holdRetentionDays } from '../hall/ledger/stored-halls.ts';
import { paymentRetentionDays } from '../payment/payment-store.ts';
import { forgetUnsaved } from '../storage/device-storage.ts';
import { Panel } from '../ui/panel.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

const Wipe = styled(Button)`
  ${withoutScripts} {
    display: none;
  }
`;

const HowLong = styled(Disclosure)`
  width: 100%;
  p {
    padding-bottom: ${space[12]};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-bottom: ${space[20]};
`;

/** Deletes the list, and everything typed into the site's forms. */
export function WipePanel({ isEmpty }: { isEmpty: boolean }) {
  const [asking, setAsking] = useState(false);
  const [wiped, setWiped] = useState(false);
  function wipe() {
    forgetUnsaved();
    wipeDevice(now());
    setWiped(true);
    setAsking(false);
  }
  return (
    <Panel title="Only on this device" look="tinted">
      <p>
        Another phone does not show this list. Lost a receipt? Reception finds the booking by its invoice
        number or payment reference.
      </p>
      <HowLong title="How long it is kept">
        <p>
          Clearing the browser’s data deletes the list. A booking with a payment is removed{' '}
          {counted(paymentRetentionDays, 'day')} after its day, or after the last payment if that is later; an
          unpaid invoice {counted(holdRetentionDays, 'day')} after it expired.
        </p>
      </HowLong>
      <p>
        {isEmpty
          ? 'Sharing this phone or computer? What you typed into our forms is kept until you send it or delete it.'
          : 'Sharing this phone or computer? Delete the list when you are done.'}
      </p>
      <Wipe $look="line" onClick={() => setAsking(true)}>
        Delete from this browser
      </Wipe>
      {wiped ? <p role="status">Deleted. The venue still has your bookings.</p> : null}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Delete everything from this browser?">
        <Text>
          <p>
            This deletes every invoice and receipt in this list, and anything typed into the site’s forms but
            not sent, including messages waiting on this device. It cannot be undone.
          </p>
          <p>
            Nothing is cancelled and no money moves: the venue keeps your bookings. Note the invoice numbers
            and references first; without them, call <PhoneLink />.
          </p>
        </Text>
        <ButtonRow>
          <Button onClick={wipe}>Delete everything</Button>
          <Button $look="line" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </ButtonRow>
      </Dialog>
    </Panel>
  );
}
