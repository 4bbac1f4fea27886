import { formatNaira } from '@venue/shared/money.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { blockingFirst } from './earlier-payments.ts';
import { paymentStatusOf } from './payment-status.ts';
import { NoticePanel } from './notice-panel.tsx';
import { PaymentStory } from './payment-story.tsx';
import { paymentTitle, type DisplayedPayment } from './payment-status-text.ts';

type QuestionProps<Payment extends DisplayedPayment> = {
  /** First what says most about the money; at least one. The question is about one that nothing may be paid over, if there is one. */
  earlier: readonly Payment[];
  /** What is paid for: `for Ambali Hall`. */
  what: string;
  /** What is charged if it is paid all the same, in naira. */
  naira: number;
  onShow: (record: Payment) => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

/** What can be done about the payment that says most; where it is under way or denied, nothing is paid over it. */
function Ways<Payment extends DisplayedPayment>({
  first,
  ...props
}: QuestionProps<Payment> & { first: Payment }) {
  const status = paymentStatusOf(first);
  const sum = formatNaira(props.naira);
  // Of what another device paid, this one has no receipt.
  const hasReceipt = first.choice !== 'other-device';
  const isSameSum = first.naira === props.naira;
  const again = isSameSum ? `Pay ${sum} again` : `Pay ${sum} as well`;
  if (status === 'unresolved') {
    return (
      <ButtonRow>
        <Button onClick={props.onLeave}>Do not pay now</Button>
        <Button $variant="line" onClick={props.onPayAgain}>
          {`${hasReceipt ? 'It did not go through' : 'It has not been paid'}: pay now, ${sum}`}
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
      {status === 'paid' ? (
        <Button $variant="line" onClick={props.onPayAgain}>
          {hasReceipt ? again : `Pay ${sum} anyway`}
        </Button>
      ) : null}
    </ButtonRow>
  );
}

/** Asks before the same is paid a second time, with every payment that is known by its reference (C-22). */
export function PayAgainQuestion<Payment extends DisplayedPayment>(props: QuestionProps<Payment>) {
  const { earlier, what } = props;
  const first = blockingFirst(earlier);
  if (!first) return null;
  const told = [first, ...earlier.filter((record) => record !== first)];
  return (
    <NoticePanel title={`${paymentTitle(first)}.`}>
      {told.map((payment) => (
        <p key={payment.reference}>
          <PaymentStory payment={payment} what={what} />
        </p>
      ))}
      <Ways {...props} first={first} />
    </NoticePanel>
  );
}
