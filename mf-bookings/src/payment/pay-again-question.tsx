import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { blockingFirst, paymentStatusOf } from './payment-record.ts';
import { NoticePanel, PaymentStory } from './payment-notice.tsx';
import { paymentTitle, type DisplayedPayment } from './payment-status-text.ts';

type QuestionProps<Payment extends DisplayedPayment> = {
  /** At least one, the most certain first. The question is about a payment that forbids another one, if there is one. */
  earlier: readonly Payment[];
  /** What is paid for: `for Ambali Hall`. */
  what: string;
  /** What is charged if the visitor pays anyway, in naira. */
  naira: number;
  onShow: (record: Payment) => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

function Choices<Payment extends DisplayedPayment>({
  first,
  ...props
}: QuestionProps<Payment> & { first: Payment }) {
  const status = paymentStatusOf(first);
  const amount = formatNaira(props.naira);
  const hasReceipt = first.choice !== 'other-device';
  const again = first.naira === props.naira ? `Pay ${amount} again` : `Pay ${amount} as well`;
  if (status === 'unresolved') {
    return (
      <ButtonRow>
        <Button onClick={props.onLeave}>Do not pay now</Button>
        <Button $variant="line" onClick={props.onPayAgain}>
          {`${hasReceipt ? 'It did not go through' : 'It has not been paid'}: pay now, ${amount}`}
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
          {hasReceipt ? again : `Pay ${amount} anyway`}
        </Button>
      ) : null}
    </ButtonRow>
  );
}

/** Asks before something is paid a second time, and describes every payment known so far (C-22). */
export function PayAgainQuestion<Payment extends DisplayedPayment>(props: QuestionProps<Payment>) {
  const { earlier, what } = props;
  const first = blockingFirst(earlier);
  if (!first) return null;
  const ordered = [first, ...earlier.filter((record) => record !== first)];
  return (
    <NoticePanel title={`${paymentTitle(first)}.`}>
      {ordered.map((payment) => (
        <p key={payment.reference}>
          <PaymentStory payment={payment} what={what} />
        </p>
      ))}
      <Choices {...props} first={first} />
    </NoticePanel>
  );
}
