import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages.ts';
import { space, type } from '../theme/tokens.ts';
import { Note } from '../ui/note.tsx';
import { askOnceOnline } from './ask-once-online.ts';
import type { EmailFormHost } from './deliver.ts';
import { parseOutbox, readOutboxText, type WaitingMessage, watchOutbox } from './outbox.ts';
import { StatusLine } from './status-line.tsx';
import { useOnline } from './use-online.ts';
import { WaitingItem } from './waiting-item.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space[20]};
  margin-top: ${space[12]};
`;

const Title = styled.h3`
  ${type.h4}
`;

/** Asks when the line is back, as long as something waits. */
function useQuestion(host: EmailFormHost, isWaiting: boolean): void {
  useEffect(() => {
    if (isWaiting) askOnceOnline(host);
  }, [host, isWaiting]);
}

/** The messages that wait on this device, each with its own send button; nothing while there are none (B2). */
export function WaitingMessages(props: {
  host: EmailFormHost;
  /** Which messages belong here. */
  isShown: (message: WaitingMessage) => boolean;
}) {
  const text = useSyncExternalStore(watchOutbox, readOutboxText, () => '[]');
  const online = useOnline();
  const [sent, setSent] = useState(false);
  const waiting = parseOutbox(text).filter(props.isShown);
  useQuestion(props.host, waiting.length > 0);
  const status = sent ? <StatusLine icon="done">{messages.messageSent}</StatusLine> : null;
  if (waiting.length === 0) return status;
  return (
    <Note>
      <Title>Waiting on this device</Title>
      <p role="status">
        {online ? 'There is a connection. Send now?' : 'They can go as soon as there is a connection.'}
      </p>
      <List>
        {waiting.map((message) => (
          <WaitingItem
            key={message.keptAt}
            message={message}
            host={props.host}
            online={online}
            onSent={() => setSent(true)}
          />
        ))}
      </List>
      {status}
    </Note>
  );
}
