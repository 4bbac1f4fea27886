import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { MailState } from '../mail/mail-state.ts';
import { UnsentMail } from '../mail/unsent-mail.tsx';

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
`;

/** What of the e-mail about `what` is known: `your booking`, `this payment`. */
function text(mail: MailState, what: string): string {
  const each = {
    sent: `An e-mail about ${what} has been sent to the venue.`,
    unsent: `The venue does not know about ${what} yet: the e-mail was not sent.`,
    unanswered: `An e-mail about ${what} was sent to the venue, but we cannot tell whether it arrived.`,
  } as const satisfies Record<MailState, string>;
  return each[mail];
}

/** An e-mail that could not go goes when the line is back, as long as its receipt is open. */
function useRetry(mail: MailState, onNotify: () => void): void {
  const tell = useEffectEvent(onNotify);
  useEffect(() => {
    if (mail !== 'unsent') return undefined;
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, [mail]);
}

type NoticeProps = {
  /** What the e-mail is about: `your booking`. */
  what: string;
  mail: MailState;
  notifying: boolean;
  onNotify: () => void;
  subject: string;
  /** The same words for other ways. */
  letter: string;
};

/** Whether the venue has been told of what was paid; the way to tell it where that has not happened. */
export function VenueNotice({ what, mail, notifying, onNotify, subject, letter }: NoticeProps) {
  useRetry(mail, onNotify);
  return (
    <Note>
      <Steps>
        <p role="status">{notifying ? `Sending the venue an e-mail about ${what}…` : text(mail, what)}</p>
        {mail === 'sent' ? null : (
          <UnsentMail
            send={mail === 'unsent' ? 'Tell the venue now' : 'Tell the venue again'}
            busy={notifying}
            onSend={onNotify}
            subject={subject}
            letter={letter}
          />
        )}
      </Steps>
    </Note>
  );
}
