import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { accountOf, partRange, type PartRange } from '../../booking/account.ts';
import type { HallBooking } from '../../booking/booking.ts';
import type { HallOrder } from '../../booking/hall-payment.ts';
import { balanceDueSentence, payBalanceLabel } from '../../text/paid-and-due.ts';
import { Panel } from '../../../layout/panel.tsx';
import { PayButton } from './pay-button.tsx';
import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';

import { role, space } from '@venue/shared/theme/tokens.ts';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { parsePart } from '../../booking/typed-payment.ts';

const Form = styled.form`
  display: grid;
  gap: ${space[12]};
  padding-top: 16px;
  border-top: 1px solid ${role.hairline};
`;

const partFieldId = 'part-of-the-rest';

type PartProps = {
  /** Invoice number: the draft is stored under it and the amount left, so a change of either starts afresh. */
  number: string;
  range: PartRange;
  busy: boolean;
  onPay: (order: HallOrder) => Promise<boolean>;
};

function PartForm({ number, range, busy, onPay }: PartProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = `part ${number} of ${range.most}`;
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
    const isPaid = await onPay({ choice: naira === range.most ? 'balance' : 'part', naira });
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
  const { balance, lateHours } = accountOf(booking);
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

type BalanceProps = {
  booking: HallBooking;
  now: number;
  /** Paid after the invoice expired: the venue may have let the hall, and calls first. */
  late: boolean;
  busy: boolean;
  /** Resolves to whether it was paid. */
  onPay: (order: HallOrder) => Promise<boolean>;
};

/** What is left to pay after a first payment, in full or in parts. */
export function BalancePanel({ booking, now, late, busy, onPay }: BalanceProps) {
  const { payable } = accountOf(booking);
  const parts = partRange(payable, booking.terms);
  return (
    <Panel id={panelId} title="What is left to pay" look="dark">
      <Sums booking={booking} />
      <p>{late ? 'Please pay it once the venue has called you.' : balanceDueSentence(booking, now)}</p>
      <PayButton
        label={payBalanceLabel(booking)}
        locked
        busy={busy}
        onPay={() => void onPay({ choice: 'balance', naira: payable })}
      />
      {parts ? (
        <PartForm key={payable} number={booking.invoice.number} range={parts} busy={busy} onPay={onPay} />
      ) : (
        <Small>In one payment, by card.</Small>
      )}
    </Panel>
  );
}
