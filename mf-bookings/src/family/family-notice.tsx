import { messages } from '@venue/shared/messages.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { ReactNode } from 'react';
import { numericMoment } from '../time/moment-in-words.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { standingOf } from '../payment/standing-of.ts';
import { PayAgainQuestion } from '../payment/pay-again-question.tsx';
import { cardRefusedTitle, closedTitle } from '../payment/card-form-words.ts';
import { CardRefusedWords } from '../payment/card-refused-words.tsx';
import { PayNotice } from '../payment/pay-notice.tsx';
import { UnseenWords } from '../payment/unseen-words.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { isFromHere } from '../hall/booking/hall-payment.ts';
import type { FamilyNews } from './family-flow.ts';
import type { FamilyRecord } from './family-record.ts';

const titles = {
  paid: 'A payment for this invoice was made from this device already.',
  denied: 'A payment for this invoice is not confirmed.',
  pending: 'A transfer for this invoice is on its way.',
  unresolved: 'A payment for this invoice may have gone through.',
} as const;

const stories = {
  paid: 'was paid',
  denied: 'was said to be paid, which the payment company’s records do not show,',
  pending: 'was announced as a transfer',
  unresolved: 'was asked for in a card form',
} as const;

const otherDeviceTitles = {
  paid: 'A payment for this invoice was made from another device.',
  denied: titles.denied,
  pending: 'A transfer for this invoice is on its way from another device.',
  unresolved: 'Somebody else has begun to pay this invoice.',
} as const;

const otherDeviceStories = {
  paid: 'was paid from another device, as the payment company says',
  denied: stories.denied,
  pending: 'was announced as a transfer from another device',
  unresolved: 'was asked for in a card form on another device, and may be paid: this page cannot see it',
} as const;

/** What another device has paid or begun to pay, in a sentence. */
function otherDeviceStory(payment: FamilyRecord): ReactNode {
  return (
    <>
      {`${payment.naira > 0 ? formatNaira(payment.naira) : 'A sum that this page cannot see'} for ${payment.details.hall} ${otherDeviceStories[standingOf(payment)]}, reference `}
      <span translate="no">{payment.reference}</span>. Ask {payment.firstName || 'the person who booked'}{' '}
      before you pay.
    </>
  );
}

/** What other devices have paid of the invoice, where a look-up has found it: said before anybody pays again. */
export function PaidOnOtherDevices({ payments }: { payments: readonly FamilyRecord[] }) {
  return payments.map((payment) => (
    <Note key={`${payment.reference} ${payment.state}`} role="status">
      <strong>{otherDeviceTitles[standingOf(payment)]}</strong> <span>{otherDeviceStory(payment)}</span>
    </Note>
  ));
}

function story(earlier: FamilyRecord): ReactNode {
  if (!isFromHere(earlier)) return otherDeviceStory(earlier);
  const standing = standingOf(earlier);
  return (
    <>
      {formatNaira(earlier.naira)} for {earlier.details.hall} {stories[standing]} at{' '}
      {numericMoment(earlier.at)}, reference {earlier.reference}.
      {standing === 'unresolved' ? null : (
        <>
          {' '}
          If your bank debited you, do not pay again: call <PhoneLink />.
        </>
      )}
    </>
  );
}

/** Asks before the same invoice is paid from this device a second time (C-22). */
export function EarlierFamilyPayment(props: {
  earlier: readonly FamilyRecord[];
  onShow: (record: FamilyRecord) => void;
  onPayAgain: () => void;
  onLeave: () => void;
}) {
  const [first] = props.earlier;
  const names = first && !isFromHere(first) ? otherDeviceTitles : titles;
  return <PayAgainQuestion {...props} titles={names} story={story} hasReceipt={isFromHere} />;
}

const endings = {
  ended: {
    title: 'This invoice has just ended.',
    words: 'Nothing was charged. Ask whoever sent it to check the date again and to send a new link.',
  },
  'too-much': {
    title: 'That is more than is left to pay.',
    words: 'Nothing was charged: what this device has paid for the invoice already leaves less than that.',
  },
  unavailable: {
    title: messages.paymentScriptFailed,
    words: 'Nothing was charged, and everything you typed is kept. Try again in a moment, or call the venue.',
  },
  'other-tab': {
    title: 'This payment is open in another tab.',
    words:
      'The card form for this invoice is open in another tab or window of this browser. Finish or close it there; then it can be paid here.',
  },
  'closed-before-shown': {
    title: messages.somethingWentWrong,
    words: 'The card form was closed before it showed. Nothing was charged, and your details are still here.',
  },
} as const satisfies Partial<Record<FamilyNews['kind'], object>>;

/** Why nothing was paid. */
export function FamilyNewsNotice({ news }: { news: Exclude<FamilyNews, { kind: 'problems' }> }) {
  if (news.kind === 'closed-after-shown') {
    return (
      <PayNotice title={closedTitle}>
        <p>
          <UnseenWords records={[news.record]} />
        </p>
        <p>Your details are still here.</p>
      </PayNotice>
    );
  }
  if (news.kind === 'card-refused') {
    return (
      <PayNotice title={cardRefusedTitle}>
        <CardRefusedWords refusal={news} />
        <p>Your details are still here.</p>
      </PayNotice>
    );
  }
  const { title, words } = endings[news.kind];
  return (
    <PayNotice title={title}>
      <p>{words}</p>
      <p>
        Questions: <PhoneLink />.
      </p>
    </PayNotice>
  );
}
