import { styled, css } from 'styled-components';
import { Honeypot } from '@venue/shared/email/honeypot.tsx';
import { hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { space, layout, media } from '@venue/shared/theme/tokens.ts';
import type { ButtonLook } from '@venue/shared/ui/button.tsx';
import { RequiredFieldsNote } from '@venue/shared/ui/field.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { WithoutScripts } from '@venue/shared/ui/without-scripts.tsx';
import { useHost } from '../host.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { FailureHelp } from './failure-help.tsx';
import { FormFields, ProblemSummary } from './form-fields.tsx';
import { SavedMessages } from './saved-messages.tsx';
import { type AfterSending, SendStatus } from './send-status.tsx';
import { type EmailFormState, useEmailForm } from './use-email-form.ts';

/** For forms without rules of their own (V-07, D-07). */
const nothingRequired = 'No field is required, but leave a way to reach you so that we can reply.';

/** On wide screens, `page` has two columns, `line` three fields and the button in a line, `row` one field and the button beside it. */
type Layout = 'page' | 'line' | 'row';

/** `look`: of the button. */
type EmailFormLook = { layout?: Layout; look?: ButtonLook };

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
      /* Hints are below their fields, so that the fields align. */
      [id$='-hint'] {
        ${hiddenUntilParsed}
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
  ${media.below(640)} {
    > button {
      width: 100%;
    }
  }
  ${media.up(900)} {
    /* As high as the label above the field beside the button. */
    padding-top: ${(props) => (props.$layout === 'page' ? space[8] : 'calc(1rem * 1.35 + 6px)')};
  }
`;

/** Which fields are required; not shown in one-line forms. */
function RequiredNote({ of: { validate }, layout: shape }: { of: EmailFormSpec; layout: Layout }) {
  if (shape !== 'page') return null;
  return <div className="whole">{validate ? <RequiredFieldsNote /> : <Small>{nothingRequired}</Small>}</div>;
}

function Problems({ spec, state }: { spec: EmailFormSpec; state: EmailFormState }) {
  if (state.kind !== 'invalid' || !state.hasSummary) return null;
  return (
    <div className="whole">
      <ProblemSummary spec={spec} problems={state.problems} />
    </div>
  );
}

/**
 * A form from its spec: fields, button, status line, help after a failure, and its saved messages. The browser checks the fields (V-08);
 * `noValidate` lets the form show the problems itself.
 */
export function EmailForm(props: EmailFormLook & { spec: EmailFormSpec; afterSending?: AfterSending }) {
  const { spec, layout: shape = 'page', look = 'primary' } = props;
  const { form, state, attempts, honeypotId, hasDraft, ...mail } = useEmailForm(spec, useHost());
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
        <Problems key={attempts} spec={spec} state={state} />
        <RequiredNote of={spec} layout={shape} />
        <FormFields spec={spec} problems={state.kind === 'invalid' ? state.problems : []} />
        <Honeypot id={honeypotId} />
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
        <FailureHelp spec={spec} failure={state} onRestore={mail.restore} onSave={mail.save} />
      ) : null}
      <SavedMessages isShown={(message) => message.form === spec.name} onEnd={mail.onSavedMessageEnd} />
    </Frame>
  );
}
