import { formatNaira } from '@venue/shared/money.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { blockingFirst } from './earlier-payments.ts';
import { paymentStatusOf } from './payment-status.ts';
import { PayNotice } from './pay-notice.tsx';
import { PaymentStory } from './payment-story.tsx';
import { paymentTitle, type ToldPayment } from './payment-status-text.ts';

type QuestionProps<Kept extends ToldPayment> = {
  /** First what says most about the money; at least one. The question is about one that nothing may be paid over, if there is one. */
  earlier: readonly Kept[];
  /** What is paid for: `for Ambali Hall`. */
  what: string;
  /** What is charged if it is paid all the same, in naira. */
  naira: number;
  onShow: (record: Kept) => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

/** What can be done about the payment that says most; where it is under way or denied, nothing is paid over it. */
function Ways<Kept extends ToldPayment>({ first, ...props }: QuestionProps<Kept> & { first: Kept }) {
  const standing = paymentStatusOf(first);
  const sum = formatNaira(props.naira);
  // Of what another device paid, this one has no receipt.
  const hasReceipt = first.choice !== 'other-device';
  const isSameSum = first.naira === props.naira;
  const again = isSameSum ? `Pay again, ${sum}` : `Pay ${sum} as well`;
  if (standing === 'unresolved') {
    return (
      <ButtonRow>
        <Button onClick={props.onLeave}>Do not pay now</Button>
        <Button $variant="line" onClick={props.onPayAgain}>
          {`${hasReceipt ? 'It did not' : 'It is not paid'}: pay now, ${sum}`}
        </Button>
      </ButtonRow>
    );
  }
  return (
    <ButtonRow>
      {hasReceipt ? (
        <Button onClick={() => props.onShow(first)}>Show the receipt</Button>
      ) : (
        <Button onClick={props.onLeave}>Do not pay now</Button>
      )}
      {standing === 'paid' ? (
        <Button $variant="line" onClick={props.onPayAgain}>
          {hasReceipt ? again : `Pay all the same, ${sum}`}
        </Button>
      ) : null}
    </ButtonRow>
  );
}

/** Asks before the same is paid a second time, with every payment that is known by its reference (C-22). */
export function PayAgainQuestion<Kept extends ToldPayment>(props: QuestionProps<Kept>) {
  const { earlier, what } = props;
  const first = blockingFirst(earlier);
  if (!first) return null;
  const told = [first, ...earlier.filter((record) => record !== first)];
  return (
    <PayNotice title={`${paymentTitle(first)}.`}>
      {told.map((payment) => (
        <p key={payment.reference}>
          <PaymentStory payment={payment} what={what} />
        </p>
      ))}
      <Ways {...props} first={first} />
    </PayNotice>
  );
}
