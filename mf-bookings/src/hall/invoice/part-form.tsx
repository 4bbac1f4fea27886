import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PartRange } from '../booking/account.ts';
import type { HallOrder } from '../booking/hall-payment.ts';
import { parsePart } from '../booking/parse-part.ts';

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

export function PartForm({ number, range, busy, onPay }: PartProps) {
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
