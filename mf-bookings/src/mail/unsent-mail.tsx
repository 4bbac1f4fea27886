import { MessageLinks } from '@venue/shared/email/message-links.tsx';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Button, type ButtonLook, ButtonRow } from '@venue/shared/ui/button.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';

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
