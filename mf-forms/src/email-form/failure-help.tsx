import { styled } from 'styled-components';
import { failureText } from '@venue/shared/email/email-outcome.ts';
import { MessageLinks } from '@venue/shared/email/message-links.tsx';
import { useOnline } from '@venue/shared/hooks/use-online.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import type { EmailFormSpec } from './email-form-spec.ts';
import { messageText } from './message.ts';
import type { EmailFormState } from './use-email-form.ts';

type Failure = Extract<EmailFormState, { kind: 'failed' }>;

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
`;

/** Replaces the text for `offline` once the device is back online. */
const backOnline = 'You’re back online. Nothing was sent, so please send it again.';

/** Not if its address is wrong, which waiting does not change, and not with a file. */
function canBeSaved({ reason, hadFile, saveFailed }: Failure): boolean {
  return reason !== 'recipient' && !hadFile && !saveFailed;
}

function Reason({ of }: { of: Failure['reason'] }) {
  const online = useOnline();
  return <p>{of === 'offline' && online ? backOnline : failureText[of]}</p>;
}

/** After a failed send: restore the form in one tap, save the message, or send it another way (D-06, Q-17). */
export function FailureHelp(props: {
  spec: EmailFormSpec;
  failure: Failure;
  onRestore: () => void;
  onSave: () => void;
}) {
  const { spec, failure } = props;
  return (
    <Note>
      <Steps>
        <Reason of={failure.reason} />
        {failure.emptied ? null : <p>Your text is still in the form.</p>}
        {failure.hadFile && failure.emptied ? <p>We can’t keep a file, so please choose it again.</p> : null}
        {failure.saveFailed ? <p>It could not be saved on this device.</p> : null}
        <ButtonRow>
          {failure.emptied ? (
            <Button $look="line" onClick={props.onRestore}>
              Put my details back
            </Button>
          ) : null}
          {canBeSaved(failure) ? (
            <Button $look="line" onClick={props.onSave}>
              Keep it for later
            </Button>
          ) : null}
        </ButtonRow>
        <MessageLinks subject={spec.subject} text={messageText(spec, failure.values)} />
      </Steps>
    </Note>
  );
}
