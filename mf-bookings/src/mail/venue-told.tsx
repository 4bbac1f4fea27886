import { useEffect, useEffectEvent, type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { MessageLinks } from '@venue/shared/email/message-links.tsx';
import { space, media } from '@venue/shared/theme/tokens.ts';
import { Button, type ButtonLook, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import type { MailState } from './stored-mail.ts';

const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
  ${media.print} {
    display: none;
  }
`;

type UnsentMailProps = {
  /** Label of the button: `Send it again`. */
  send: string;
  look?: ButtonLook;
  busy: boolean;
  onSend: () => void;
  /** Puts it into the outbox; returns false if the device has no room. Omitted where it cannot wait. */
  onKeep?: (() => boolean) | undefined;
  subject: string;
  /** The e-mail as text, to send in other ways. */
  text: string;
};

/** Ways to get an e-mail to the venue that was not, or may not have been, sent. */
export function UnsentMail({ send, look, busy, onSend, onKeep, subject, text }: UnsentMailProps) {
  const [keepFailed, setKeepFailed] = useState(false);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSend();
  }
  return (
    <Ways>
      <ButtonRow>
        <form aria-label="The e-mail to the venue" onSubmit={submit}>
          <SubmitButton busy={busy} busyLabel="Sending…" {...(look && { look })}>
            {send}
          </SubmitButton>
        </form>
        {onKeep && !keepFailed ? (
          <Button
            $look="line"
            aria-disabled={busy}
            onClick={busy ? undefined : () => setKeepFailed(!onKeep())}
          >
            Keep it for later
          </Button>
        ) : null}
      </ButtonRow>
      {keepFailed ? <p role="status">It could not be saved on this device.</p> : null}
      <MessageLinks subject={subject} text={text} />
    </Ways>
  );
}

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
