import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { emailProblem } from '@venue/shared/form/email-address.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { reportFailure } from '../flow/hall-services.ts';
import { giveAnotherAddress } from '../flow/invoice-mail.ts';
import { type InvoicePage, useInvoicePage } from './invoice-page.ts';
import { addressProblemIn } from './notice-texts.tsx';

const Part = styled.div`
  display: grid;
  justify-items: start;
  max-width: 36rem;
  &:focus {
    outline: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[12]};
  width: 100%;
`;

export const addressFieldId = 'invoice-email';

/** The error under the field: what is wrong with what was typed or, until then, why the address was refused. */
function useProblem({ booking, flow: { notice } }: InvoicePage) {
  const text = addressProblemIn(notice) ?? emailProblem(booking.details.email);
  const [typed, setTyped] = useState<{ problem: string | undefined }>();
  return { problem: typed ? typed.problem : text, setTyped };
}

function AddressForm({ onSend, onEnd }: { onSend: () => void; onEnd: () => void }) {
  const page = useInvoicePage();
  const { booking, services } = page;
  const { problem, setTyped } = useProblem(page);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const email = fieldText(new FormData(event.currentTarget), 'email');
    const found = emailProblem(email);
    setTyped({ problem: found });
    if (found !== undefined) {
      document.getElementById(addressFieldId)?.focus();
      return;
    }
    setBusy(true);
    onSend();
    try {
      await giveAnotherAddress(services, { booking, email });
      setTyped(undefined);
      onEnd();
    } catch (error) {
      reportFailure(services, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form
      noValidate
      aria-label="E-mail address of this invoice"
      onSubmit={(event) => void submit(event)}
      onInput={() => setTyped({ problem: undefined })}
    >
      <EmailField
        id={addressFieldId}
        name="email"
        label="E-mail"
        hint="For the invoice, and for the payment company’s receipt."
        defaultValue={booking.details.email}
        error={problem}
      />
      <ButtonRow>
        <SubmitButton busy={busy} busyLabel="Sending…" look="line">
          Send the invoice there
        </SubmitButton>
        {addressProblemIn(page.flow.notice) === undefined && (
          <Button $look="text" onClick={onEnd}>
            Leave it as it is
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}

/** Sends the invoice to another address; open by itself while the address is refused. */
export function InvoiceAddress() {
  const isRefused = addressProblemIn(useInvoicePage().flow.notice) !== undefined;
  const [isAsked, setAsked] = useState(false);
  const part = useRef<HTMLDivElement>(null);

  function end() {
    setAsked(false);
    part.current?.focus();
  }

  return (
    <Part ref={part} tabIndex={-1}>
      {isAsked || isRefused ? (
        <AddressForm onSend={() => setAsked(true)} onEnd={end} />
      ) : (
        <Button $look="text" onClick={() => setAsked(true)}>
          Use another e-mail address
        </Button>
      )}
    </Part>
  );
}
