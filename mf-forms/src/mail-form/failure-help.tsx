import { styled } from 'styled-components';
import { useOnline } from '@venue/shared/email/use-online.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { type EmailFormSpec, composeLetter } from './email-form-spec.ts';
import type { EmailFormState } from './email-form-state.ts';
import { failureWords } from '@venue/shared/email/failure-words.ts';
import { OtherWays } from '@venue/shared/email/other-ways.tsx';

type Failure = Extract<EmailFormState, { kind: 'failed' }>;

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
`;

/** What is said of `offline` once the line is back. */
const backOnline = 'The line is back. Nothing was sent yet: please send it again.';

/** What is too long now is too long later, and a wrong address stays wrong; a file cannot wait on the device. */
function canWait({ reason, hadFile, keepFailed }: Failure): boolean {
  return reason !== 'too-large' && reason !== 'recipient' && !hadFile && !keepFailed;
}

function Reason({ of }: { of: Failure['reason'] }) {
  const online = useOnline();
  return <p>{of === 'offline' && online ? backOnline : failureWords[of]}</p>;
}

/** What the visitor can do after a send that failed: fill the form again in one tap, keep the message, or take another way (D-06, B2). */
export function FailureHelp(props: {
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
        {failure.hadFile && failure.emptied ? <p>A file cannot be kept: choose it again.</p> : null}
        {failure.keepFailed ? <p>This device has no room to keep it.</p> : null}
        <ButtonRow>
          {failure.emptied ? (
            <Button $look="line" onClick={props.onPutBack}>
              Put my details back
            </Button>
          ) : null}
          {canWait(failure) ? (
            <Button $look="line" onClick={props.onKeep}>
              Keep it for later
            </Button>
          ) : null}
        </ButtonRow>
        <OtherWays subject={spec.subject} letter={composeLetter(spec, failure.values)} />
      </Steps>
    </Note>
  );
}
