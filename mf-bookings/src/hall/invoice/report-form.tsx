import { type FormEvent, type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Disclosure } from '@venue/shared/ui/disclosure.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import type { PaymentReport } from '../booking/hall-payment.ts';
import { addReport, type ReportOutcome } from '../flow/add-report.ts';
import { reportFailure } from '../flow/hall-services.ts';
import { findAmountAndPayer, parseReport, type ReportInput } from '../text/typed-payment.ts';
import { useInvoicePage } from './invoice-page.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space[12]};
  padding-block: 12px 20px;
`;

const outcomeTexts: Readonly<Record<ReportOutcome, string>> = {
  counted: 'The payment company has this payment, so it counts.',
  reported:
    'Added as reported. It counts once it is confirmed; until then it is not deducted from what is owed.',
  'reported-for-good':
    'Added as reported. This page cannot see whether it has arrived: ask the venue. It is not deducted from what is owed.',
  own: 'That payment was made on this device: it is in the list already.',
  'own-unresolved':
    'A card payment with this reference was started on this device, and we saw no payment. If your bank debited you, call us with the reference.',
  'not-there':
    'The payment company has no payment under this reference. Compare it with the payer’s receipt.',
};

/** Fills fields that are still empty from a whole message pasted as the reference. */
function fillFrom(form: HTMLFormElement, message: string): void {
  for (const [name, value] of Object.entries(findAmountAndPayer(message))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value;
  }
}

function typedIn(form: HTMLFormElement): ReportInput {
  const data = new FormData(form);
  return {
    reference: fieldText(data, 'reference'),
    naira: fieldText(data, 'naira'),
    by: fieldText(data, 'by'),
  };
}

/** Nothing was added, so what was typed stays in the form. */
const notAdded: ReadonlySet<ReportOutcome> = new Set(['not-there', 'own', 'own-unresolved']);

type State =
  | { kind: 'open' | 'busy' }
  | { kind: 'problems'; problems: Partial<ReportInput> }
  | { kind: 'added'; outcome: ReportOutcome };

function ReportFields({ problems }: { problems: Partial<ReportInput> }) {
  return (
    <>
      <TextField
        id="report-reference"
        name="reference"
        label="Reference of the payment"
        hint="From the payer’s receipt. You can paste the whole message."
        autoComplete="off"
        error={problems.reference}
      />
      <TextField
        id="report-naira"
        name="naira"
        label="Amount"
        inputMode="numeric"
        autoComplete="off"
        error={problems.naira}
      />
      <TextField
        id="report-by"
        name="by"
        label="Who paid it"
        autoComplete="off"
        maxLength={40}
        error={problems.by}
      />
    </>
  );
}

export function ReportForm() {
  const { booking, services } = useInvoicePage();
  const form = useRef<HTMLFormElement>(null);
  const draft = `report ${booking.invoice.number}`;
  useFormDraft(form, draft);
  const [state, setState] = useState<State>({ kind: 'open' });
  const problems = state.kind === 'problems' ? state.problems : {};

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'busy') return;
    const read = parseReport(typedIn(event.currentTarget), booking.invoice);
    if (read.kind === 'problems') {
      setState(read);
      const [first = 'reference'] = Object.keys(read.problems);
      document.getElementById(`report-${first}`)?.focus();
      return;
    }
    setState({ kind: 'busy' });
    await add(read.report).catch((error: unknown) => {
      setState({ kind: 'open' });
      reportFailure(services, error);
    });
  }

  async function add(report: PaymentReport) {
    const outcome = await addReport(services, booking, report);
    setState({ kind: 'added', outcome });
    if (notAdded.has(outcome)) return;
    clearDraft(draft);
    form.current?.reset();
  }

  /** Clears the last result; a verification under way goes on. */
  function typed({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (state.kind !== 'busy') setState({ kind: 'open' });
    if (target instanceof HTMLInputElement && target.name === 'reference')
      fillFrom(currentTarget, target.value);
  }

  return (
    <Disclosure title="Add a payment someone else made">
      <Fields
        ref={form}
        noValidate
        aria-label="Add a payment someone else made"
        onSubmit={(event) => void submit(event)}
        onInput={typed}
      >
        <ReportFields problems={problems} />
        <SubmitButton busy={state.kind === 'busy'} busyLabel="Asking the payment company…" look="line">
          Add it
        </SubmitButton>
        <p role="status">{state.kind === 'added' ? outcomeTexts[state.outcome] : null}</p>
      </Fields>
    </Disclosure>
  );
}
