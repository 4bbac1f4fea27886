import { messages } from '@venue/shared/messages.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { PayAgainQuestion } from '../payment/pay-again-question.tsx';
import { cardRefusedTitle, closedTitle } from '../payment/card-form-words.ts';
import { CardRefusedWords } from '../payment/card-refused-words.tsx';
import { PayNotice, TransferEndedNotice } from '../payment/pay-notice.tsx';
import { PaymentAdvice, PaymentStory } from '../payment/payment-story.tsx';
import { paymentTitle } from '../payment/standing-words.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import type { FamilyNews } from './family-flow.ts';
import type { FamilyRecord } from './family-record.ts';

/** What other devices have paid of the invoice, where a look-up has found it: said before anybody pays again. */
export function PaidOnOtherDevices({ payments }: { payments: readonly FamilyRecord[] }) {
  return payments.map((payment) => (
    <Note key={`${payment.reference} ${payment.state}`} role="status">
      <strong>{`${paymentTitle(payment)}.`}</strong>{' '}
      <PaymentStory payment={payment} what={`for ${payment.details.hall}`} />
    </Note>
  ));
}

/** Asks before the same invoice is paid from this device a second time (C-22). */
export function PayInvoiceAgain(props: {
  earlier: readonly FamilyRecord[];
  /** What the form asks for now, in naira. */
  naira: number;
  onShow: (record: FamilyRecord) => void;
  onPayAgain: () => void;
  onLeave: () => void;
}) {
  const [first] = props.earlier;
  return <PayAgainQuestion {...props} what={first ? `for ${first.details.hall}` : ''} />;
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
          <PaymentAdvice payment={news.record} />
        </p>
        <p>Your details are still here.</p>
      </PayNotice>
    );
  }
  if (news.kind === 'transfer-ended') return <TransferEndedNotice payment={news.record} />;
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
