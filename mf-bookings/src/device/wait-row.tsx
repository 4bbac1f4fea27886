import { Button } from '@venue/shared/ui/button.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { useWait } from '../wait/use-wait.ts';
import { WaitMailState } from '../wait/wait-mail-state.tsx';
import { openMail, type WaitRecord } from '../wait/wait-record.ts';
import { BookingRow } from './booking-row.tsx';
import { lookAgain } from './look-again.ts';
import { waitRowText } from './wait-row-text.ts';

const NotGone = styled.div`
  && {
    padding-inline: 0;
  }
`;

export function WaitRow({ record }: { record: WaitRecord }) {
  const { busy, send, takeBack } = useWait();
  const host = useHost();
  const isWaiting = record.withdrawalMail === undefined;
  return (
    <BookingRow text={waitRowText(record)}>
      {openMail(record) ? (
        <NotGone>
          <WaitMailState record={record} busy={busy} onSend={() => void send(record.id)} />
        </NotGone>
      ) : null}
      {isWaiting && (
        <Button $variant="line" onClick={() => lookAgain(record, host)}>
          Look again
        </Button>
      )}
      {isWaiting && (
        <Button
          $variant="line"
          aria-disabled={busy}
          onClick={busy ? undefined : () => void takeBack(record.id)}
        >
          Stop waiting
        </Button>
      )}
    </BookingRow>
  );
}
