import { space } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import type { MailState } from '../mail/stored-mail.ts';
import { UnsentMail } from '../mail/unsent-mail.tsx';
import { waitMessage, waitSubjects } from './wait-mail.ts';
import { unsentMailOf, type WaitRecord } from './wait-ledger.ts';

const Steps = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const text = {
  unsent: 'The e-mail to the venue has not been sent. It is saved under My bookings until it is.',
  unanswered: 'We sent the e-mail but don’t know whether it arrived.',
} as const satisfies Record<Exclude<MailState, 'sent'>, string>;

/** The state of the e-mail that is still to be sent, and ways to send it; nothing if all were sent. */
export function UnsentWaitMail(props: { record: WaitRecord; busy: boolean; onSend: () => void }) {
  const { record, busy, onSend } = props;
  const mail = unsentMailOf(record);
  const state = mail && (record[mail] ?? 'unsent');
  if (!mail || !state || state === 'sent') return null;
  return (
    <Steps>
      <p role="status">{busy ? 'Sending…' : text[state]}</p>
      <UnsentMail
        send={state === 'unsent' ? 'Send it now' : 'Send it again'}
        look="line"
        busy={busy}
        onSend={onSend}
        subject={waitSubjects[mail]}
        text={waitMessage(record, mail)}
      />
    </Steps>
  );
}
