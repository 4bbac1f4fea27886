import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import type { ReactNode } from 'react';
import { blockingFirst } from './earlier-payments.ts';
import type { PaymentRecord } from './payment-record.ts';
import { standingOf } from './standing-of.ts';
import { PayNotice } from './pay-notice.tsx';
import { UnseenWords } from './unseen-words.tsx';

type QuestionProps<Kept extends PaymentRecord> = {
  /** First what says most about the money; at least one. The question is about one that nothing may be paid over, if there is one. */
  earlier: readonly Kept[];
  titles: Readonly<Record<Kept['state'] | 'denied', string>>;
  /** Whether the device has a receipt of it: not of what another device paid. */
  hasReceipt?: (record: Kept) => boolean;
  /** What happened, of the one that says most. */
  story: (record: Kept) => ReactNode;
  onShow: (record: Kept) => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

/** What can be done about the payment that says most; where it is under way or in dispute, nothing is paid over it. */
function Ways<Kept extends PaymentRecord>({ first, ...props }: QuestionProps<Kept> & { first: Kept }) {
  const standing = standingOf(first);
  const hasReceipt = props.hasReceipt?.(first) ?? true;
  if (standing === 'unresolved') {
    return (
      <ButtonRow>
        <Button onClick={props.onLeave}>Do not pay now</Button>
        <Button $look="line" onClick={props.onPayAgain}>
          {hasReceipt ? 'It did not: pay now' : 'It is not paid: pay now'}
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
        <Button $look="line" onClick={props.onPayAgain}>
          {hasReceipt ? 'Pay again' : 'Pay all the same'}
        </Button>
      ) : null}
    </ButtonRow>
  );
}

/** Asks before the same is paid a second time, with every payment that is known by its reference (C-22). */
export function PayAgainQuestion<Kept extends PaymentRecord>(props: QuestionProps<Kept>) {
  const { earlier, titles, story } = props;
  const first = blockingFirst(earlier);
  if (!first) return null;
  const open = earlier.filter(
    (record) => record.state === 'unresolved' && (props.hasReceipt?.(record) ?? true),
  );
  return (
    <PayNotice title={titles[standingOf<Kept['state']>(first)]}>
      <p key={`${first.reference} ${standingOf(first)}`}>{story(first)}</p>
      {open.length > 0 ? (
        <p>
          <UnseenWords records={open} />
        </p>
      ) : null}
      <Ways {...props} first={first} />
    </PayNotice>
  );
}
