import { useState } from 'react';
import { styled } from 'styled-components';
import { formatLongDate, lagosDate, lagosHour } from '@venue/shared/dates.ts';
import { messages } from '@venue/shared/messages.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import type { EmailFormHost } from './deliver.ts';
import type { EmailFailure } from '@venue/shared/email/email-outcome.ts';
import { failureWords } from '@venue/shared/email/failure-words.ts';
import { OtherWays } from '@venue/shared/email/other-ways.tsx';
import { dropMessage, type WaitingMessage } from '@venue/shared/email/outbox.ts';
import { sendWaiting } from './send-waiting.ts';
import { StatusLine } from './status-line.tsx';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';

/** How a message stopped waiting. */
export type WaitingEnd = 'sent' | 'thrown-away';

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

function useSendNow(message: WaitingMessage, host: EmailFormHost, onEnd: (how: WaitingEnd) => void) {
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' });

  function arrive(): void {
    onEnd('sent');
    host.notify('success', messages.messageSent);
  }

  async function send(): Promise<void> {
    setStage({ kind: 'sending' });
    const outcome = await sendWaiting(message, host.config.email, arrive);
    if (!outcome || outcome.kind === 'sent') return;
    const { reason, detail, later } = outcome;
    setStage({ kind: 'failed', reason });
    host.report(new Error(`waiting ${message.form} form: ${reason}, ${detail}`), 'email');
    host.notify('error', messages.somethingWentWrong);
    void whenArrived(later, () => {
      arrive();
      dropMessage(message);
    });
  }

  return { stage, send };
}

function sendLabel(message: WaitingMessage, stage: Stage): string {
  if (stage.kind === 'sending') return 'Sending…';
  return message.mayHaveArrived ? 'Send it again' : 'Send now';
}

/** A waiting message: what it says, a button that sends it, and the other ways for it. */
export function WaitingItem(props: {
  message: WaitingMessage;
  host: EmailFormHost;
  online: boolean;
  /** Called while the item is still there. */
  onEnd: (how: WaitingEnd) => void;
}) {
  const { message, online, onEnd } = props;
  const { stage, send } = useSendNow(message, props.host, onEnd);
  const busy = stage.kind === 'sending';
  const canSend = !busy && online;

  function throwAway(): void {
    onEnd('thrown-away');
    dropMessage(message);
  }

  return (
    <Item>
      <details>
        <Summary>
          {message.subject}, kept {formatLongDate(lagosDate(message.keptAt), 'short')},{' '}
          {lagosHour(message.keptAt)}
        </Summary>
        <Letter>
          <p>{message.letter}</p>
          <OtherWays subject={message.subject} letter={message.letter} />
        </Letter>
      </details>
      {message.mayHaveArrived ? <p>No answer came back when it was sent. It may have arrived.</p> : null}
      <ButtonRow>
        <Button $look="line" aria-disabled={!canSend} onClick={canSend ? () => void send() : undefined}>
          {sendLabel(message, stage)}
        </Button>
        <Button $look="text" aria-disabled={busy} onClick={busy ? undefined : throwAway}>
          Throw away
        </Button>
      </ButtonRow>
      <output>
        {stage.kind === 'failed' ? (
          <StatusLine icon="problem">
            {`${messages.somethingWentWrong}. ${failureWords[stage.reason]}`}
          </StatusLine>
        ) : null}
      </output>
    </Item>
  );
}
