import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { accountOf, partRange, type PartRange } from '../../booking/account.ts';
import type { HallBooking } from '../../booking/booking.ts';
import { payBalance } from '../../flow/pay-on-invoice.ts';
import { balanceDueSentence, payBalanceLabel } from '../../text/paid-and-due.ts';
import { parsePart } from '../../text/typed-payment.ts';
import { useInvoicePage } from '../invoice-page.ts';
import { PayButton } from './pay-button.tsx';

const Form = styled.form`
  display: grid;
  gap: ${space[12]};
  padding-top: 16px;
  border-top: 1px solid ${role.hairline};
`;

const partFieldId = 'part-of-the-rest';

function PartForm({ range }: { range: PartRange }) {
  const { booking, services, flow } = useInvoicePage();
  const busy = flow.payment.stage === 'paying';
  const form = useRef<HTMLFormElement>(null);
  // A change of the amount left starts afresh.
  const draft = `part ${booking.invoice.number} of ${range.most}`;
  useFormDraft(form, draft);
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const value = new FormData(event.currentTarget).get('part');
    const typed = parsePart(typeof value === 'string' ? value : '', range);
    if (typed.kind === 'problem') {
      setProblem(typed.text);
      document.getElementById(partFieldId)?.focus();
      return;
    }
    const { naira } = typed;
    const choice = naira === range.most ? 'balance' : 'part';
    const isPaid = await payBalance(services, booking, { choice, naira });
    if (!isPaid) return;
    clearDraft(draft);
    form.current?.reset();
  }

  return (
    <Form
      ref={form}
      noValidate
      aria-label="Pay a part"
      onSubmit={(event) => void submit(event)}
      onInput={() => setProblem(undefined)}
    >
      <TextField
        id={partFieldId}
        name="part"
        label="Or pay a part now"
        hint={`From ${formatNaira(range.least)} to ${formatNaira(range.most)}. The last part may be less.`}
        inputMode="numeric"
        autoComplete="off"
        error={problem}
      />
      <SubmitButton busy={busy} busyLabel="Payment in progress…" look="line">
        Pay a part
      </SubmitButton>
    </Form>
  );
}

function Sums({ booking }: { booking: HallBooking }) {
  const { balance, lateHours } = accountOf(booking).left;
  const rows = [
    { name: 'Balance', naira: balance },
    { name: 'Late hours', naira: lateHours },
  ].filter(({ naira }) => naira > 0);
  return (
    <KeyValues>
      {rows.map(({ name, naira }) => (
        <KeyValue key={name} name={name} value={<strong>{formatNaira(naira)}</strong>} />
      ))}
    </KeyValues>
  );
}

const panelId = 'what-is-left';

export function showBalancePanel(): void {
  document.getElementById(panelId)?.focus();
}

/** What is left to pay after a first payment, in full or in parts. */
export function BalancePanel() {
  const { booking, now, status, services } = useInvoicePage();
  const { payableNow } = accountOf(booking);
  const parts = partRange(payableNow, booking.terms);
  return (
    <Panel id={panelId} title="What is left to pay" look="dark">
      <Sums booking={booking} />
      <p>{status.late ? 'Please pay it once the venue has called you.' : balanceDueSentence(booking, now)}</p>
      <PayButton
        label={payBalanceLabel(booking)}
        locked
        onPay={() => void payBalance(services, booking, { choice: 'balance', naira: payableNow })}
      />
      {parts ? <PartForm key={payableNow} range={parts} /> : <Small>In one payment, by card.</Small>}
    </Panel>
  );
}
