import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { css, styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import type { ButtonLook } from '@venue/shared/ui/button.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { WithoutScripts } from '@venue/shared/ui/without-scripts.tsx';
import { largestFile } from '@venue/shared/email/attached-file.ts';
import type { EmailFormHost } from './deliver.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { problemsIn } from './email-form-state.ts';
import { FailureHelp } from './failure-help.tsx';
import { MailFields, ProblemSummary } from './mail-fields.tsx';
import { type AfterSending, SendStatus } from './send-status.tsx';
import { SpamTrap } from '@venue/shared/email/spam-trap.tsx';
import { useEmailForm } from './use-email-form.ts';
import { WaitingMessages } from './waiting-messages.tsx';

/** `page`: two columns where there is room; `line`: two fields and the button in a line there; `row`: one field with the button beside it. */
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
      grid-template-columns: 1fr 1fr auto;
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

/**
 * A mail form: fields, button, status line, help after a failure, and its messages that wait on this device, from its
 * description. The browser checks the fields (V-08); `noValidate` leaves the words about it to the form.
 */
export function EmailForm(props: {
  spec: EmailFormSpec;
  host: EmailFormHost;
  layout?: Layout;
  look?: ButtonLook;
  afterSending?: AfterSending;
}) {
  const { spec, host, layout: shape = 'page', look = 'primary' } = props;
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
