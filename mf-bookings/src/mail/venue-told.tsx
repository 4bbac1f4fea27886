import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { MailState } from './stored-mail.ts';
import { UnsentMail } from './unsent-mail.tsx';

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
`;

function statusText(mail: MailState, what: string): string {
  const each = {
    sent: `An e-mail about ${what} has been sent to the venue.`,
    unsent: `The venue does not know about ${what} yet: the e-mail was not sent.`,
    unanswered: `An e-mail about ${what} was sent to the venue, but we cannot tell whether it arrived.`,
  } as const satisfies Record<MailState, string>;
  return each[mail];
}

/** Sends an unsent e-mail when the device is back online, while the receipt is open. */
function useRetry(mail: MailState, onNotify: () => void): void {
  const retry = useEffectEvent(onNotify);
  useEffect(() => {
    if (mail !== 'unsent') return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [mail]);
}

type ToldProps = {
  /** What the e-mail is about: `your booking`. */
  what: string;
  mail: MailState;
  notifying: boolean;
  onNotify: () => void;
  subject: string;
  /** The text of the e-mail, to send some other way. */
  text: string;
};

/** The state of the e-mail to the venue, with ways to send it if it has not been sent. */
export function VenueTold({ what, mail, notifying, onNotify, subject, text }: ToldProps) {
  useRetry(mail, onNotify);
  return (
    <Note>
      <Steps>
        <p role="status">
          {notifying ? `Sending the venue an e-mail about ${what}…` : statusText(mail, what)}
        </p>
        {mail === 'sent' ? null : (
          <UnsentMail
            send={mail === 'unsent' ? 'Tell the venue now' : 'Tell the venue again'}
            busy={notifying}
            onSend={onNotify}
            subject={subject}
            text={text}
          />
        )}
      </Steps>
    </Note>
  );
}
