import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { messages } from '@venue/shared/messages.ts';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { askOnceOnline } from './ask-once-online.ts';
import type { EmailFormHost } from './deliver.ts';
import { parseOutbox, readOutboxText, type WaitingMessage } from '@venue/shared/email/outbox.ts';
import { watchKept } from '@venue/shared/storage/device-storage.ts';
import { StatusLine } from './status-line.tsx';
import { useOnline } from '@venue/shared/email/use-online.ts';
import { type WaitingEnd, WaitingItem } from './waiting-item.tsx';

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

/** Asks when the line is back, as long as something waits. */
function useQuestion(host: EmailFormHost, isWaiting: boolean): void {
  useEffect(() => {
    if (isWaiting) askOnceOnline(host);
  }, [host, isWaiting]);
}

const endWords = {
  sent: <StatusLine icon="done">{messages.messageSent}</StatusLine>,
  'thrown-away': <StatusLine icon="info">Thrown away.</StatusLine>,
} satisfies Record<WaitingEnd, ReactNode>;

/** The messages that wait on this device, each with its own send button; nothing while there are none (B2). */
export function WaitingMessages(props: {
  host: EmailFormHost;
  /** Which messages belong here. */
  isShown: (message: WaitingMessage) => boolean;
  onEnd?: () => void;
}) {
  const text = useSyncExternalStore(watchKept, readOutboxText, () => '[]');
  const online = useOnline();
  const frame = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<WaitingEnd>();
  const waiting = parseOutbox(text).filter(props.isShown);
  useQuestion(props.host, waiting.length > 0);

  /** The button that was pressed goes with its message; the focus stays here (WCAG 2.4.3). */
  function noteEnd(how: WaitingEnd): void {
    if (frame.current?.contains(document.activeElement)) frame.current.focus();
    setEnd(how);
    props.onEnd?.();
  }

  if (waiting.length === 0 && end === undefined) return null;
  return (
    <Frame ref={frame} tabIndex={-1}>
      {waiting.length === 0 ? null : (
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
                onEnd={noteEnd}
              />
            ))}
          </List>
        </Note>
      )}
      <output>{end && endWords[end]}</output>
    </Frame>
  );
}
