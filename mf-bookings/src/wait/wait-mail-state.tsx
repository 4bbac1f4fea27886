import { space } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import type { MailState } from '../mail/mail-state.ts';
import { UnsentMail } from '../mail/unsent-mail.tsx';
import { waitLetter, waitSubjects } from './wait-mail.ts';
import { openMail, type WaitRecord } from './wait-record.ts';

const Steps = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const text = {
  unsent: 'The e-mail to the venue has not gone. It is kept under My bookings until it does.',
  unanswered: 'The e-mail was sent, and no answer tells whether it arrived.',
} as const satisfies Record<Exclude<MailState, 'sent'>, string>;

/** What of the open e-mail of a wait is known, and its ways to the venue; nothing where all have gone. */
export function WaitMailState(props: { record: WaitRecord; busy: boolean; onSend: () => void }) {
  const { record, busy, onSend } = props;
  const mail = openMail(record);
  const state = mail && (record[mail] ?? 'unsent');
  if (!mail || !state || state === 'sent') return null;
  return (
    <Steps>
      <p role="status">{busy ? 'On its way to the venue…' : text[state]}</p>
      <UnsentMail
        send={state === 'unsent' ? 'Send it now' : 'Send it again'}
        look="line"
        busy={busy}
        onSend={onSend}
        subject={waitSubjects[mail]}
        letter={waitLetter(record, mail)}
      />
    </Steps>
  );
}
