import { largestFile } from '@venue/shared/email/attached-file.ts';
import { failureText } from '@venue/shared/email/failure-text.ts';
import { OtherWays } from '@venue/shared/email/other-ways.tsx';
import { SpamTrap } from '@venue/shared/email/spam-trap.tsx';
import { useOnline } from '@venue/shared/email/use-online.ts';
import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { space, layout, media } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { NeededNote } from '@venue/shared/ui/needed-note.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { WithoutScripts } from '@venue/shared/ui/without-scripts.tsx';
import { styled, css } from 'styled-components';
import { useHost } from '../host.ts';
import { type EmailFormSpec, messageText } from './email-form-spec.ts';
import { type EmailFormState, problemsIn } from './email-form-state.ts';
import { MailFields, ProblemSummary } from './mail-fields.tsx';
import { type AfterSending, SendStatus } from './send-status.tsx';
import { useEmailForm } from './use-email-form.ts';
import { WaitingMessages } from './waiting-messages.tsx';

type Failure = Extract<EmailFormState, { kind: 'failed' }>;

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
`;

/** What is said of `offline` once the line is back. */
const backOnline = 'You’re back online. Nothing was sent, so please send it again.';

/** What is too long now is too long later, and a wrong address stays wrong; a file cannot wait on the device. */
function canWait({ reason, hadFile, keepFailed }: Failure): boolean {
  return reason !== 'too-large' && reason !== 'recipient' && !hadFile && !keepFailed;
}

function Reason({ of }: { of: Failure['reason'] }) {
  const online = useOnline();
  return <p>{of === 'offline' && online ? backOnline : failureText[of]}</p>;
}

/** What the visitor can do after a send that failed: fill the form again in one tap, keep the message, or take another way (D-06, B2). */
function FailureHelp(props: {
  spec: EmailFormSpec;
  failure: Failure;
  onPutBack: () => void;
  onKeep: () => void;
}) {
  const { spec, failure } = props;
  return (
    <Note>
      <Steps>
        <Reason of={failure.reason} />
        {failure.emptied ? null : <p>Your text is still in the form.</p>}
        {failure.hadFile && failure.emptied ? <p>We can’t keep a file, so please choose it again.</p> : null}
        {failure.keepFailed ? <p>It could not be saved on this device.</p> : null}
        <ButtonRow>
          {failure.emptied ? (
            <Button $variant="line" onClick={props.onPutBack}>
              Put my details back
            </Button>
          ) : null}
          {canWait(failure) ? (
            <Button $variant="line" onClick={props.onKeep}>
              Keep it for later
            </Button>
          ) : null}
        </ButtonRow>
        <OtherWays subject={spec.subject} letter={messageText(spec, failure.values)} />
      </Steps>
    </Note>
  );
}

/** Of forms without rules of their own (V-07, D-07). */
const nothingRequired = 'No field is required, but leave a way to reach you so that we can reply.';

/**
 * `page`: two columns where there is room; `line`: three fields and the button in a line there; `row`: one field with the button beside
 * it.
 */
type Layout = 'page' | 'line' | 'row';

const layouts = {
  page: css`
    gap: ${space[20]} ${layout.columnGap};
    ${media.up(640)} {
      grid-template-columns: 1fr 1fr;
    }
  `,
  line: css`
    gap: ${space[12]};
    ${media.up(900)} {
      grid-template-columns: repeat(3, 1fr) auto;
      /* Hints go under their fields, so that the fields stand in one line. */
      [id$='-hint'] {
        ${shownWhenRead}
        order: 1;
      }
      [id$='-error'] {
        order: 2;
      }
    }
  `,
  row: css`
    gap: ${space[12]};
    ${media.up(900)} {
      grid-template-columns: 1fr auto;
    }
  `,
} satisfies Record<Layout, ReturnType<typeof css>>;

const Fields = styled.form<{ $layout: Layout }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${(props) => layouts[props.$layout]}
  > .whole {
    grid-column: 1 / -1;
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`;

const Send = styled.div<{ $layout: Layout }>`
  padding-top: ${(props) => (props.$layout === 'row' ? 0 : space[8])};
  ${media.up(900)} {
    /* The label's line above the field that the button stands beside. */
    padding-top: ${(props) => (props.$layout === 'page' ? space[8] : 'calc(1rem * 1.35 + 6px)')};
  }
`;

/** What the form is not sent without, seen before it is; forms of one line say it beside their fields. */
function Needed({ of: { judge }, layout: shape }: { of: EmailFormSpec; layout: Layout }) {
  if (shape !== 'page') return null;
  return <div className="whole">{judge ? <NeededNote /> : <Small>{nothingRequired}</Small>}</div>;
}

/**
 * A mail form: fields, button, status line, help after a failure, and its messages that wait on this device, from its
 * description. The browser checks the fields (V-08); `noValidate` leaves the words about it to the form.
 */
export function EmailForm(props: {
  spec: EmailFormSpec;
  layout?: Layout;
  look?: ButtonLook;
  afterSending?: AfterSending;
}) {
  const { spec, layout: shape = 'page', look = 'primary' } = props;
  const host = useHost();
  const { form, state, attempt, trapId, hasDraft, ...mail } = useEmailForm(spec, host);
  const problems = problemsIn(state);
  return (
    <Frame>
      <Fields
        ref={form}
        $layout={shape}
        aria-label={spec.title}
        noValidate
        onSubmit={mail.submit}
        onInput={mail.noticeInput}
      >
        {state.kind === 'refused' ? (
          <div className="whole">
            <ProblemSummary key={attempt} spec={spec} problems={problems} />
          </div>
        ) : null}
        <Needed of={spec} layout={shape} />
        <MailFields spec={spec} problems={problems} fileLimit={largestFile(host.config.email)} />
        <SpamTrap id={trapId} />
        <Send $layout={shape} className={shape === 'page' ? 'whole' : undefined}>
          <SubmitButton
            busy={state.kind === 'sending'}
            busyLabel={spec.busy ?? 'Sending…'}
            look={look}
            wide={shape === 'row'}
          >
            {spec.submit}
          </SubmitButton>
        </Send>
      </Fields>
      <WithoutScripts />
      <SendStatus
        spec={spec}
        state={state}
        afterSending={props.afterSending}
        onForget={hasDraft ? mail.forget : undefined}
      />
      {state.kind === 'failed' ? (
        <FailureHelp spec={spec} failure={state} onPutBack={mail.putBack} onKeep={mail.keep} />
      ) : null}
      <WaitingMessages
        host={host}
        isShown={(message) => message.form === spec.name}
        onEnd={mail.waitNoMore}
      />
    </Frame>
  );
}
