import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type EmailFailure, failureText } from '@venue/shared/email/email-outcome.ts';
import { MessageLinks } from '@venue/shared/email/message-links.tsx';
import {
  deleteMessage,
  type SavedMessage,
  savedMessages,
  useSavedMessages,
} from '@venue/shared/email/outbox.ts';
import { useOnline } from '@venue/shared/hooks/use-online.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { formatLagosTimeWithZone } from '@venue/shared/time/zone-suffix.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { useHost } from '../host.ts';
import { sendSavedMessage } from './saved-message.ts';
import type { EmailFormHost } from './send-form.ts';
import { StatusLine } from './send-status.tsx';

let promptedBy: Pick<EmailFormHost, 'notify'> | undefined;

function prompt(): void {
  if (savedMessages().length === 0) return;
  promptedBy?.notify('info', 'You’re back online. Send the message saved on this device?');
}

/** Prompts once about saved messages when the device is back online, on whatever page. */
function promptWhenOnline(host: EmailFormHost): void {
  promptedBy = host;
  addEventListener('online', prompt, { once: true });
}

type Stage = { kind: 'waiting' } | { kind: 'sending' } | { kind: 'failed'; reason: EmailFailure };

const Item = styled.li`
  display: grid;
  gap: ${space[8]};
`;

const Letter = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[8]};
  > :first-child {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Summary = styled.summary`
  width: fit-content;
  padding-block: 4px;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** What happened to a message that no longer waits. */
type MessageEnd = 'sent' | 'deleted';

function useSendNow(message: SavedMessage, onEnd: (how: MessageEnd) => void) {
  const host = useHost();
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' });

  async function send(): Promise<void> {
    setStage({ kind: 'sending' });
    const outcome = await sendSavedMessage(message, host.config.email, () => {
      onEnd('sent');
      host.notify('success', toastTexts.messageSent);
    });
    if (!outcome || outcome.kind === 'sent') return;
    const { reason, detail } = outcome;
    setStage({ kind: 'failed', reason });
    host.report(new Error(`waiting ${message.form} form: ${reason}, ${detail}`), 'email');
    host.notify('error', toastTexts.somethingWentWrong);
  }

  return { stage, send };
}

function sendLabel(message: SavedMessage, stage: Stage): string {
  if (stage.kind === 'sending') return 'Sending…';
  return message.mayHaveArrived ? 'Send it again' : 'Send now';
}

/** A saved message, with buttons that send or delete it, and other ways to send it. */
function SavedMessageItem(props: {
  message: SavedMessage;
  online: boolean;
  /** Called before the item is removed. */
  onEnd: (how: MessageEnd) => void;
}) {
  const { message, online, onEnd } = props;
  const { stage, send } = useSendNow(message, onEnd);
  const busy = stage.kind === 'sending';
  const canSend = !busy && online;

  function remove(): void {
    onEnd('deleted');
    deleteMessage(message);
  }

  return (
    <Item>
      <details>
        <Summary>
          {message.subject}, saved {formatLongDate(lagosDate(message.savedAt), 'short')},{' '}
          {formatLagosTimeWithZone(message.savedAt)}
        </Summary>
        <Letter>
          <p>{message.text}</p>
          <MessageLinks subject={message.subject} text={message.text} />
        </Letter>
      </details>
      {message.mayHaveArrived ? <p>We got no reply when you sent this. It may have arrived.</p> : null}
      <ButtonRow>
        <Button $look="line" aria-disabled={!canSend} onClick={canSend ? () => void send() : undefined}>
          {sendLabel(message, stage)}
        </Button>
        <Button $look="text" aria-disabled={busy} onClick={busy ? undefined : remove}>
          Delete
        </Button>
      </ButtonRow>
      <output>
        {stage.kind === 'failed' ? (
          <StatusLine icon="problem">
            {`${toastTexts.somethingWentWrong}. ${failureText[stage.reason]}`}
          </StatusLine>
        ) : null}
      </output>
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[20]};
  margin-top: ${space[12]};
`;

const Frame = styled.div`
  &:focus {
    outline: none;
  }
`;

const Title = styled.h3`
  ${type.h4}
`;

const endText = {
  sent: <StatusLine icon="done">{toastTexts.messageSent}</StatusLine>,
  deleted: <StatusLine icon="info">Deleted.</StatusLine>,
} satisfies Record<MessageEnd, ReactNode>;

/** The messages saved on this device; nothing if there are none. */
export function SavedMessages(props: {
  /** Which messages belong here. */
  isShown: (message: SavedMessage) => boolean;
  onEnd?: () => void;
}) {
  const host = useHost();
  const online = useOnline();
  const frame = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<MessageEnd>();
  const waiting = useSavedMessages().filter(props.isShown);
  const isAnyWaiting = waiting.length > 0;
  useEffect(() => {
    if (isAnyWaiting) promptWhenOnline(host);
  }, [host, isAnyWaiting]);

  /** The pressed button disappears with its message, so the focus moves here (WCAG 2.4.3). */
  function noteEnd(how: MessageEnd): void {
    if (frame.current?.contains(document.activeElement)) frame.current.focus();
    setEnd(how);
    props.onEnd?.();
  }

  if (!isAnyWaiting && end === undefined) return null;
  return (
    <Frame ref={frame} tabIndex={-1}>
      {isAnyWaiting ? (
        <Note>
          <Title>Waiting to be sent</Title>
          <p role="status">
            {online ? 'You’re online. Send now?' : 'You can send these once you’re back online.'}
          </p>
          <List>
            {waiting.map((message) => (
              <SavedMessageItem key={message.id} message={message} online={online} onEnd={noteEnd} />
            ))}
          </List>
        </Note>
      ) : null}
      <output>{end && endText[end]}</output>
    </Frame>
  );
}
