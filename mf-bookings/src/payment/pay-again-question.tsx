import { formatNaira } from '@venue/shared/text/numbers.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { NoticePanel, PaymentDescription } from './payment-notice.tsx';
import {
  mostPressing,
  isFromThisDevice,
  isPaid,
  wasCalledPaidOrPending,
  type PaymentRecord,
} from './payment-record.ts';
import { paymentTitle, type DisplayedPayment } from './payment-status-text.ts';

type QuestionProps<Payment extends PaymentRecord> = {
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

/** The answers about a payment that is not known to have gone through. `naira`: undefined if it is chosen next. */
export function PayAnyway(props: {
  first: DisplayedPayment;
  naira: number | undefined;
  onPayAgain: () => void;
  onLeave: () => void;
}) {
  const { first, naira, onPayAgain, onLeave } = props;
  const answer = isFromThisDevice(first) ? 'It did not go through' : 'It has not been paid';
  return (
    <ButtonRow>
      <Button onClick={onLeave}>Do not pay now</Button>
      <Button $look="line" onClick={onPayAgain}>
        {`${answer}: ${naira === undefined ? 'pay now' : `pay ${formatNaira(naira)} now`}`}
      </Button>
    </ButtonRow>
  );
}

function Answers<Payment extends PaymentRecord>({
  first,
  ...props
}: QuestionProps<Payment> & { first: Payment }) {
  if (!wasCalledPaidOrPending(first)) return <PayAnyway {...props} first={first} />;
  const amount = formatNaira(props.naira);
  const hasReceipt = isFromThisDevice(first);
  const again = first.naira === props.naira ? `Pay ${amount} again` : `Pay ${amount} as well`;
  return (
    <ButtonRow>
      {hasReceipt ? (
        <Button onClick={() => props.onShow(first)}>Show the receipt</Button>
      ) : (
        <Button onClick={props.onLeave}>Do not pay now</Button>
      )}
      {isPaid(first) ? (
        <Button $look="line" onClick={props.onPayAgain}>
          {hasReceipt ? again : `Pay ${amount} anyway`}
        </Button>
      ) : null}
    </ButtonRow>
  );
}

/** Asks before something is paid a second time, and describes every payment known so far (C-22). */
export function PayAgainQuestion<Payment extends PaymentRecord>(props: QuestionProps<Payment>) {
  const { earlier, what } = props;
  const first = mostPressing(earlier);
  if (!first) return null;
  const ordered = [first, ...earlier.filter((record) => record !== first)];
  return (
    <NoticePanel title={`${paymentTitle(first)}.`}>
      {ordered.map((payment) => (
        <p key={payment.reference}>
          <PaymentDescription payment={payment} what={what} />
        </p>
      ))}
      <Answers {...props} first={first} />
    </NoticePanel>
  );
}
