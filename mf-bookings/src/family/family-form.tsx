import { type InputEvent, type SubmitEvent, useState } from 'react';
import { useFormDraft } from '@venue/shared/form/draft.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { RequiredFieldsNote } from '@venue/shared/ui/field.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import type { HallOrder } from '../hall/booking/hall-payment.ts';
import { TransferPanel } from '../hall/invoice/pay/transfer-panel.tsx';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { firstPaymentText } from '../hall/text/paid-and-due.ts';
import { choiceNames } from '../hall/text/payment-names.ts';
import { cardFormText, payee } from '../payment/card-form-text.ts';
import { PayAgainQuestion } from '../payment/pay-again-question.tsx';
import { type FieldProblems, problemsIn } from '../payment/payment-flow.ts';
import { ChoiceRow, ChoiceRows } from '../ui/choice-rows.tsx';
import { FormEnd, FormLayout, FormParts, FormStep, NameThenPair } from '../ui/form-layout.tsx';
import { PersonFields } from '../ui/person-fields.tsx';
import { PrivacyLink } from '../ui/privacy-link.tsx';
import { FamilyNoticePanel, PaidOnOtherDevices } from './family-notice.tsx';
import { chosenOrder, payableOrders } from './invitation.ts';
import { choiceGone, familyDraft, payerFieldId } from './payer-fields.ts';
import { SharedInvoiceCard } from './shared-invoice-card.tsx';
import type { FamilyPaymentState } from './use-family-payment.ts';

type AmountProps = {
  shared: SharedInvoice;
  /** The amounts that can be paid, the requested one first. */
  orders: readonly HallOrder[];
};

function detailOf({ choice, naira }: HallOrder, { shared, orders }: AmountProps): string {
  if (choice === 'full' || choice === 'deposit')
    return firstPaymentText(shared, choice, orders[0]?.choice === 'full');
  if (choice === 'balance') return 'The whole balance, as far as this page can tell.';
  const rest = orders.find((order) => order.choice === 'balance');
  const left = rest ? ` That leaves ${formatNaira(rest.naira - naira)} to pay.` : '';
  return `The amount ${shared.firstName || 'the person who booked'} has asked you for.${left}`;
}

/** How much to pay: a share of the first payment (E-09), or of the balance. */
function AmountStep({ shared, orders, problem }: AmountProps & { problem: string | undefined }) {
  return (
    <FormStep number={1} title="How much">
      <ChoiceRows id={payerFieldId('choice')} legend="How much" legendHidden error={problem}>
        {orders.map((order, place) => (
          <ChoiceRow
            key={order.choice}
            id={place === 0 ? payerFieldId('choice') : undefined}
            name="choice"
            value={order.choice}
            defaultChecked={place === 0}
            title={choiceNames[order.choice]}
            price={formatNaira(order.naira)}
            detail={detailOf(order, { shared, orders })}
          />
        ))}
      </ChoiceRows>
    </FormStep>
  );
}

type FamilyFormProps = {
  shared: SharedInvoice;
  payment: FamilyPaymentState;
  now: number;
};

function BeforeYouPay({ shared }: { shared: SharedInvoice }) {
  const sender = shared.firstName || 'the person who booked';
  return (
    <Note>
      <strong>Check with {sender} first.</strong> Anyone can make a link like this, so make sure that they
      sent it and that their invoice number is {shared.invoice.number}. This page may not show what other
      people have paid. Your money goes to {payee}, and to no one else. If any of it is to be returned later,
      we settle that under the invoice number.
    </Note>
  );
}

function PayerStep({ problems }: { problems: FieldProblems }) {
  return (
    <FormStep number={2} title="Who pays">
      <RequiredFieldsNote />
      <NameThenPair>
        <PersonFields
          form="family"
          name={{ label: 'Your name', hint: 'We see it with the payment.' }}
          emailHint="The payment company sends its receipt here."
          phone={{ hint: 'In case we have a question.', optional: true }}
          problems={problems}
        />
      </NameThenPair>
    </FormStep>
  );
}

/** A notice, the question about earlier payments, or the button. */
function PayAction({ shared, payment, naira }: Omit<FamilyFormProps, 'now'> & { naira: number }) {
  const { flow, notice, pay, backToForm, show } = payment;
  return (
    <>
      {notice && notice.kind !== 'problems' ? <FamilyNoticePanel notice={notice} /> : null}
      {flow.stage === 'asking' ? (
        <PayAgainQuestion
          what={`for ${shared.details.hall}`}
          earlier={flow.earlier}
          naira={naira}
          onShow={show}
          onPayAgain={() => void pay(flow.earlier)}
          onLeave={backToForm}
        />
      ) : (
        <SubmitButton busy={flow.stage === 'paying'} busyLabel="Payment in progress…">
          <Icon name="lock" />
          <span>{`Pay ${formatNaira(naira)}`}</span>
        </SubmitButton>
      )}
    </>
  );
}

/** The chosen order, at first and in place of one that is gone the first. */
function useChoice(orders: readonly HallOrder[]) {
  const [choice, setChoice] = useState<HallOrder['choice']>();
  const chosen = orders.find((order) => order.choice === choice) ?? orders[0];
  return { chosen, isGone: choice !== undefined && chosen?.choice !== choice, setChoice };
}

export function FamilyForm({ shared, payment, now }: FamilyFormProps) {
  const { form, flow, notice, onOtherDevices, pay, onFieldEdit } = payment;
  const orders = payableOrders(shared, payment.amountLeft, now);
  const { chosen, isGone, setChoice } = useChoice(orders);
  const problems = problemsIn(notice);
  useFormDraft(form, familyDraft(shared));
  const busy = flow.stage === 'paying';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void pay([]);
  }

  function input({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'choice') setChoice(chosenOrder(new FormData(currentTarget), orders)?.choice);
    onFieldEdit(target.name);
  }

  return (
    <FormLayout ref={form} noValidate aria-label="Pay this invoice" onSubmit={submit} onInput={input}>
      <FormParts inert={busy}>
        {flow.stage === 'asking' ? null : <PaidOnOtherDevices payments={onOtherDevices} />}
        <BeforeYouPay shared={shared} />
        <AmountStep
          // Starts again at the first amount once another one is offered.
          key={orders.map((order) => order.choice).join(' ')}
          shared={shared}
          orders={orders}
          problem={isGone ? choiceGone : problems.choice}
        />
        <PayerStep problems={problems} />
      </FormParts>
      <SharedInvoiceCard shared={shared} amountLeft={payment.amountLeft} now={now} />
      <FormEnd>
        <PayAction shared={shared} payment={payment} naira={chosen?.naira ?? 0} />
        <Small>You are charged now, in naira. {cardFormText}</Small>
        <PrivacyLink />
        <TransferPanel invoice={shared.invoice} title="Or pay by transfer" folded={false} />
      </FormEnd>
    </FormLayout>
  );
}
