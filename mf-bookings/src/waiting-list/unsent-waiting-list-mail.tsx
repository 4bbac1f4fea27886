import { VenueTold } from '../mail/venue-told.tsx';
import { unsentMailOf, type WaitingListEntry } from './waiting-list-ledger.ts';
import { waitMessage, waitSubjects } from './waiting-list-mail.ts';

/** The state of the e-mail that is still to be sent, and ways to send it; nothing if all were sent. */
export function UnsentWaitingListMail(props: {
  record: WaitingListEntry;
  busy: boolean;
  onSend: () => void;
}) {
  const { record, busy, onSend } = props;
  const mail = unsentMailOf(record);
  if (!mail) return null;
  return (
    <VenueTold
      what={mail === 'requestMail' ? 'your request' : 'your withdrawal'}
      mail={record[mail] ?? 'unsent'}
      notifying={busy}
      onNotify={onSend}
      subject={waitSubjects[mail]}
      text={waitMessage(record, mail)}
    />
  );
}
