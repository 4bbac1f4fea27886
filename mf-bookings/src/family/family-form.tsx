import { useFormDraft } from '@venue/shared/form/use-form-draft.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { type InputEvent, type SubmitEvent, useState } from 'react';
import type { PaymentChoice } from '../hall/booking/hall-payment.ts';
import { choiceSum } from '../hall/booking/payment-choice-facts.ts';
import { FormEnd, FormLayout, FormParts } from '../layout/form-layout.tsx';
import { AmountStep } from './amount-step.tsx';
import { EarlierFamilyPayment, FamilyNewsNotice } from './family-notice.tsx';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { problemsIn } from './family-flow.ts';
import { PayerStep } from './payer-step.tsx';
import { familyDraft, readChoice } from './payer-fields.ts';
import { SharedInvoiceCard } from './shared-invoice-card.tsx';
import type { FamilyPayment } from './use-family-payment.ts';
import { PrivacyLink } from '../controls/privacy-link.tsx';

type FamilyFormProps = {
  shared: SharedInvoice;
  payment: FamilyPayment;
  first: PaymentChoice;
  now: number;
};

/** What to know before paying for somebody else. */
function BeforeYouPay({ shared }: { shared: SharedInvoice }) {
  const sender = shared.firstName || 'the person who booked';
  return (
    <Note>
      <strong>Ask {sender} first.</strong> Anybody can make such a link, so check that it is theirs and that
      invoice {shared.invoice.number} is the number they have. This page cannot see whether somebody else has
      paid. The money goes to the venue and to nobody else; what comes back later, the venue settles under the
      invoice number.
    </Note>
  );
}

/** How much, who pays, and the way to pay. */
export function FamilyForm({ shared, payment, first, now }: FamilyFormProps) {
  const { form, flow, pay, edited, leave, show } = payment;
  const [choice, setChoice] = useState(first);
  useFormDraft(form, familyDraft(shared));
  const news = flow.stage === 'form' ? flow.news : undefined;
  const busy = flow.stage === 'paying';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void pay([]);
  }

  function input({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    setChoice(readChoice(new FormData(currentTarget), first));
    if (target instanceof HTMLInputElement) edited(target.name);
  }

  return (
    <FormLayout ref={form} noValidate aria-label="Pay this invoice" onSubmit={submit} onInput={input}>
      <FormParts inert={busy}>
        <BeforeYouPay shared={shared} />
        <AmountStep shared={shared} first={first} />
        <PayerStep problems={problemsIn(news)} />
      </FormParts>
      <SharedInvoiceCard shared={shared} now={now} />
      <FormEnd>
        {news && news.kind !== 'problems' ? <FamilyNewsNotice news={news} /> : null}
        {flow.stage === 'asking' ? (
          <EarlierFamilyPayment
            earlier={flow.earlier}
            onShow={show}
            onPayAgain={() => void pay(flow.earlier)}
            onLeave={leave}
          />
        ) : (
          <SubmitButton busy={busy} busyLabel="Payment under way…">
            <Icon name="lock" />
            <span>{`Pay ${formatNaira(choiceSum(shared, choice))}`}</span>
          </SubmitButton>
        )}
        <Small>The card form opens over this page, from the payment company. Charged in naira, now.</Small>
        <PrivacyLink />
      </FormEnd>
    </FormLayout>
  );
}
