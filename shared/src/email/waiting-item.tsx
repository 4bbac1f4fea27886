import { useState } from 'react';
import { styled } from 'styled-components';
import { formatLagosTime, formatLongDate, lagosDate } from '../dates.ts';
import { messages } from '../messages.ts';
import { space } from '../theme/tokens.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import type { EmailFormHost } from './deliver.ts';
import type { EmailFailure } from './email-outcome.ts';
import { failureWords } from './failure-words.ts';
import { OtherWays } from './other-ways.tsx';
import { dropMessage, type WaitingMessage } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';
import { StatusLine } from './status-line.tsx';
import { whenArrived } from './when-arrived.ts';

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

function useSendNow(message: WaitingMessage, host: EmailFormHost, onSent: () => void) {
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' });

  function arrive(): void {
    dropMessage(message);
    host.notify('success', messages.messageSent);
    onSent();
  }

  async function send(): Promise<void> {
    setStage({ kind: 'sending' });
    const outcome = await sendWaiting(message, host.config.email);
    if (!outcome) return;
    if (outcome.kind === 'sent') {
      arrive();
      return;
    }
    const { reason, detail, later } = outcome;
    setStage({ kind: 'failed', reason });
    host.report(new Error(`waiting ${message.form} form: ${reason}, ${detail}`));
    host.notify('error', messages.somethingWentWrong);
    void whenArrived(later, arrive);
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
  onSent: () => void;
}) {
  const { message, online } = props;
  const { stage, send } = useSendNow(message, props.host, props.onSent);
  const busy = stage.kind === 'sending';
  return (
    <Item>
      <details>
        <Summary>
          {message.subject}, kept {formatLongDate(lagosDate(message.keptAt), 'short')},{' '}
          {formatLagosTime(message.keptAt)}
        </Summary>
        <Letter>
          <p>{message.letter}</p>
          <OtherWays subject={message.subject} letter={message.letter} />
        </Letter>
      </details>
      {message.mayHaveArrived ? <p>No answer came back when it was sent. It may have arrived.</p> : null}
      <ButtonRow>
        <Button $look="line" disabled={busy || !online} onClick={() => void send()}>
          {sendLabel(message, stage)}
        </Button>
        <Button $look="text" disabled={busy} onClick={() => dropMessage(message)}>
          Throw away
        </Button>
      </ButtonRow>
      <output>
        {stage.kind === 'failed' ? (
          <StatusLine icon="problem">
            {messages.somethingWentWrong}. {failureWords[stage.reason]}
          </StatusLine>
        ) : null}
      </output>
    </Item>
  );
}
