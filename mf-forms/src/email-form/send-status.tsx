import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { AttachedFile } from '@venue/shared/email/send-email.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { useOnline } from '@venue/shared/hooks/use-online.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { role } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { useHost } from '../host.ts';
import { formatFileSize } from './chosen-file.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { isReachable, SentRequest, unreachableText } from './sent-request.tsx';
import type { EmailFormState } from './use-email-form.ts';

/** What a form shows additionally after sending these values. */
export type AfterSending = (values: FieldValues) => ReactNode;

const StatusRow = styled.span<{ $failed: boolean }>`
  display: flex;
  gap: 10px;
  font: 600 1rem/1.5 var(--sans);
  color: ${(props) => (props.$failed ? role.error : role.text)};
  svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** The outcome of a send, with the text of its toast. */
export function StatusLine(props: { icon: 'done' | 'problem' | 'info'; children: ReactNode }) {
  return (
    <StatusRow $failed={props.icon === 'problem'}>
      <Icon name={props.icon} />
      <span>{props.children}</span>
    </StatusRow>
  );
}

const Next = styled.span`
  display: block;
  max-width: 36em;
  margin-top: 4px;
  br + a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The toast covers the bottom of a small window, so an element there is scrolled to the middle. */
function bringAboveToast(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().bottom > innerHeight * 0.7) {
    element.scrollIntoView({ block: 'center' });
  }
}

/** After sending: the text of the toast, what happens next and when, and a link. */
function SentText({ spec, values, extra }: { spec: EmailFormSpec; values: FieldValues; extra: ReactNode }) {
  const { Link } = useHost();
  const { text, link } = spec.next;
  const next = (
    <Next ref={bringAboveToast}>
      <LinkedText text={spec.isRequest || isReachable(values) ? text : unreachableText} />
      <br />
      <Link to={link.path}>{link.title}</Link>
    </Next>
  );
  return (
    <>
      <StatusLine icon="done">{toastTexts.messageSent}</StatusLine>
      {extra}
      {spec.isRequest ? <SentRequest spec={spec} values={values} next={next} /> : next}
    </>
  );
}

/** ms after which a send in progress is mentioned. */
const slowAfter = 3000;

/** A file is mentioned at once, a message only if it takes long. */
function SendingProgress({ file }: { file: AttachedFile | undefined }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!file) return isSlow ? <StatusLine icon="info">Still sending…</StatusLine> : null;
  return (
    <StatusLine icon="info">
      {`Sending ${file.name} (${formatFileSize(file.size)}). On a slow connection this can take minutes: stay on this page.`}
    </StatusLine>
  );
}

/** Both lines share one cell, so that nothing below moves when one replaces the other. */
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

const DraftNote = styled.span<{ $shown: boolean }>`
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

type StatusProps = {
  spec: EmailFormSpec;
  state: EmailFormState;
  afterSending: AfterSending | undefined;
};

function statusOf({ spec, state, afterSending }: StatusProps, online: boolean): ReactNode {
  if (state.kind === 'sending') return <SendingProgress file={state.file} />;
  if (state.kind === 'sent') {
    return <SentText spec={spec} values={state.values} extra={afterSending?.(state.values)} />;
  }
  if (state.kind === 'failed') return <StatusLine icon="problem">{toastTexts.somethingWentWrong}</StatusLine>;
  if (state.kind === 'saved') return <StatusLine icon="info">Saved on this device.</StatusLine>;
  if (!online) return <StatusLine icon="info">You’re offline. What you type is saved.</StatusLine>;
  return null;
}

/**
 * The line below the button: what the details are used for and how to delete the draft, or how a send ended (Q-09, P15). Outside the form,
 * whose reset would clear an `<output>` in it.
 */
export function SendStatus(
  props: StatusProps & {
    /** Undefined if there is no draft. */
    onForget: (() => void) | undefined;
  },
) {
  const { Link } = useHost();
  const status = statusOf(props, useOnline());
  return (
    <Cell>
      <Privacy $shown={status === null}>
        {props.spec.privacy} <Link to={addressOf('mf-bookings/privacy')}>Privacy</Link>.{' '}
        <DraftNote $shown={props.onForget !== undefined}>
          Your draft is saved on this device until you send it.{' '}
          <Forget type="button" onClick={props.onForget}>
            Forget what I typed
          </Forget>
        </DraftNote>
      </Privacy>
      <output>{status}</output>
    </Cell>
  );
}
