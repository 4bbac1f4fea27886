import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages } from '@venue/shared/messages.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import type { EmailFormSpec } from './email-form-spec.ts';
import type { EmailFormState } from './email-form-state.ts';
import { SentWords } from './sent-words.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { StatusLine } from './status-line.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useHost } from '../host.ts';
import { useOnline } from '@venue/shared/email/use-online.ts';

/** Both lines share one cell: when one takes the other's place, nothing below moves. */
const Cell = styled.div`
  display: grid;
  align-items: start;
  min-height: 24px;
  > * {
    grid-area: 1 / 1;
  }
`;

const Privacy = styled(Small)<{ $shown: boolean }>`
  visibility: ${(props) => (props.$shown ? 'visible' : 'hidden')};
`;

const Kept = styled.span<{ $shown: boolean }>`
  visibility: ${(props) => (props.$shown ? 'inherit' : 'hidden')};
`;

const Forget = styled.button`
  padding: 4px 0;
  border: 0;
  background: none;
  color: var(--link);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

function statusOf(state: EmailFormState, { next }: EmailFormSpec, online: boolean): ReactNode {
  if (state.kind === 'sending') return <SendingProgress file={state.file} />;
  if (state.kind === 'sent') return <SentWords next={next} />;
  if (state.kind === 'failed') return <StatusLine icon="problem">{messages.somethingWentWrong}</StatusLine>;
  if (state.kind === 'kept') return <StatusLine icon="info">Kept on this device.</StatusLine>;
  if (!online) return <StatusLine icon="info">You are offline. What you type is kept.</StatusLine>;
  return null;
}

/**
 * The line under the button: what the details are used for, with the button that forgets what was typed, and after a
 * send how that ended (Q-09, P15). It stands outside the form, whose reset would rewrite an `<output>` of its own.
 */
export function SendStatus(props: {
  spec: EmailFormSpec;
  state: EmailFormState;
  /** Undefined while nothing is kept. */
  onForget: (() => void) | undefined;
}) {
  const { Link } = useHost();
  const status = statusOf(props.state, props.spec, useOnline());
  return (
    <Cell>
      <Privacy $shown={status === null}>
        {props.spec.privacy} <Link to={addressOf('mf-bookings/privacy')}>Privacy</Link>.{' '}
        <Kept $shown={props.onForget !== undefined}>
          It is kept on this device until it is sent.{' '}
          <Forget type="button" onClick={props.onForget}>
            Forget what I typed
          </Forget>
        </Kept>
      </Privacy>
      <output>{status}</output>
    </Cell>
  );
}
