import { Button } from '@venue/shared/ui/button.tsx';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { HallBooking } from '../booking/booking.ts';
import type { HallDesk } from '../flow/hall-desk.ts';
import { newsMessages } from '../flow/hall-flow.ts';
import type { RefusalReason, InvoiceNews as News } from '../flow/hall-stages.ts';
import { addressFieldId } from './invoice-address.tsx';
import { SendAgainForm } from './send-again-form.tsx';
import type { HallPayment } from '../booking/hall-payment.ts';
import { PaymentAdvice, PaymentStory } from '../../payment/payment-story.tsx';
import { useFocusOnMount } from '../../layout/use-focus-on-mount.ts';
import { unseen } from '../../payment/earlier-payments.ts';
import { closedTitle, transferEndedTitle } from '../../payment/card-form-words.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
`;

const Target = styled.div`
  &:focus {
    outline: none;
  }
`;

const Words = styled.output`
  display: block;
`;

const RightAddress = styled(Button)`
  margin-top: ${space[12]};
`;

const explanations: Readonly<Partial<Record<News, ReactNode>>> = {
  'held-before': 'You sent these details before, and this is their invoice. Nothing was booked twice.',
  'held-otherwise': (
    <>
      You hold this hall for that day already, under the details below; it was not booked again. To change a
      name or a number, call <PhoneLink />; another e-mail address can be given here.
    </>
  ),
  'payment-left':
    'The card form was closed before it showed, and nothing was charged. The hall is still held.',
  'paid-meanwhile':
    'A payment came in meanwhile, and nothing was charged now. What is left to pay stands here anew.',
  'payment-earlier': 'Somebody may have paid meanwhile: read about it here before you pay.',
  'payment-refused': 'Nothing was charged, and the hall is still held.',
  'payment-unavailable': (
    <>
      The card form did not open and nothing was charged. Pay by transfer, with the details on this page, or
      call <PhoneLink />.
    </>
  ),
  'payment-other-tab': (
    <>
      The card form for this invoice is open in another tab or window of this browser. Finish or close it
      there; then it can be paid here.
    </>
  ),
  'payment-denied': 'This payment is not confirmed. Please do not pay again.',
};

/** Where the catalogue has no message. */
const titles: Readonly<Partial<Record<News, string>>> = {
  'payment-unseen': closedTitle,
  'transfer-ended': transferEndedTitle,
};

/** The attempt that news beside the way to pay tells of, so that nothing else there repeats it. */
export function paymentInNews(news: News | undefined, { payments }: HallBooking): HallPayment | undefined {
  if (news === 'payment-unseen' || news === 'transfer-ended') return unseen(payments).at(-1);
  return news === 'payment-pending' ? payments.find(({ state }) => state === 'pending') : undefined;
}

/** The attempt that was closed last: its money may have gone, or is on its way. */
function AttemptInNews({ payment }: { payment: HallPayment }) {
  if (payment.state === 'pending') {
    return (
      <p>
        <PaymentStory payment={payment} />
      </p>
    );
  }
  return (
    <p>
      <PaymentAdvice payment={payment} /> The hall is still held.
    </p>
  );
}

type NewsProps = { news: News; booking: HallBooking; refusal: RefusalReason | undefined };

/** What can be done after the card company said no. */
function afterRefusal({ about }: RefusalReason): ReactNode {
  if (about === 'email') {
    return (
      <RightAddress $look="line" onClick={() => document.getElementById(addressFieldId)?.focus()}>
        Put the e-mail address right
      </RightAddress>
    );
  }
  return (
    <>
      Try again in a moment, pay by transfer, or call <PhoneLink />.
    </>
  );
}

function NewsWords({ news, booking, refusal }: NewsProps) {
  const message = titles[news] ?? newsMessages[news];
  const explanation = explanations[news];
  const props = paymentInNews(news, booking);
  return (
    <>
      {message ? <strong>{message}</strong> : null}
      {refusal ? <p key={refusal.words}>{refusal.words}</p> : null}
      {explanation ? <p>{explanation}</p> : null}
      {refusal && news === 'payment-refused' ? <p>{afterRefusal(refusal)}</p> : null}
      {props ? <AttemptInNews key={props.reference} payment={props} /> : null}
    </>
  );
}

/** News of the invoice itself stands on the desk above it, news of a payment beside the way to pay; its receipt says `paid`. */
const paymentNews: ReadonlySet<News> = new Set([
  'payment-left',
  'payment-unseen',
  'payment-earlier',
  'paid-meanwhile',
  'payment-refused',
  'payment-unavailable',
  'payment-pending',
  'transfer-ended',
  'payment-other-tab',
  'payment-denied',
  'paid',
]);

/** How a payment ended. Takes the focus, unless the way to pay keeps it for another try. */
export function PaymentNews({ news, ...props }: Omit<NewsProps, 'news'> & { news: News | undefined }) {
  if (!news || news === 'paid' || !paymentNews.has(news)) return null;
  return <FocusedNews key={news} news={news} {...props} />;
}

/** After these another try is likely, and its button has the focus. */
const leavesFocus: ReadonlySet<News> = new Set(['payment-left', 'payment-unseen']);

function FocusedNews(props: NewsProps) {
  const frame = useFocusOnMount<HTMLDivElement>(!leavesFocus.has(props.news));
  return (
    <Target ref={frame} tabIndex={-1}>
      <Note>
        <Words>
          <NewsWords {...props} />
        </Words>
      </Note>
    </Target>
  );
}

function MailWords({ booking: { invoiceMail, details } }: { booking: HallBooking }) {
  if (invoiceMail === 'sent') return null;
  return (
    <p>
      {invoiceMail === 'unsent'
        ? `The invoice has not gone to ${details.email}. The hall is held all the same.`
        : `The invoice went to ${details.email} and no answer came back: look there before you send it again. The hall is held all the same.`}
    </p>
  );
}

/** Not to an address that was refused: that is put right first. */
function mayGoThereAgain({ invoiceMail }: HallBooking, refusal: RefusalReason | undefined): boolean {
  return invoiceMail !== 'sent' && refusal?.about !== 'email';
}

/** What became of the invoice and its e-mail, and the way out if that has not gone (D-22). */
export function InvoiceNews(props: {
  booking: HallBooking;
  news: News | undefined;
  refusal: RefusalReason | undefined;
  desk: HallDesk;
}) {
  const { booking, refusal, desk } = props;
  const news = props.news && !paymentNews.has(props.news) ? props.news : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const isUnsent = booking.invoiceMail !== 'sent';
  if (!news && !isUnsent) return null;
  return (
    <Target ref={frame} tabIndex={-1}>
      <Note kind={news === 'invoice-sent' ? 'good' : 'plain'}>
        <Frame>
          <Words>
            {news ? <NewsWords key={news} news={news} booking={booking} refusal={refusal} /> : null}
            <MailWords booking={booking} />
          </Words>
          {mayGoThereAgain(booking, refusal) ? (
            <SendAgainForm booking={booking} desk={desk} onSent={() => frame.current?.focus()} />
          ) : null}
        </Frame>
      </Note>
    </Target>
  );
}
