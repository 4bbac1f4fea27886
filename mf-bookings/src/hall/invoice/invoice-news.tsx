import { Button } from '@venue/shared/ui/button.tsx';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { HallBooking } from '../booking/booking.ts';
import type { HallServices } from '../flow/hall-services.ts';
import type { RefusalReason } from '../flow/hall-stages.ts';
import { type HallNews, newsText } from '../text/hall-news.tsx';
import { addressFieldId } from './invoice-address.tsx';
import { SendAgainForm } from './send-again-form.tsx';
import type { HallPayment } from '../booking/hall-payment.ts';
import { PaymentAdvice, PaymentStory } from '../../payment/payment-story.tsx';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { unresolved } from '../../payment/earlier-payments.ts';
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

const Text = styled.output`
  display: block;
`;

const CorrectAddress = styled(Button)`
  margin-top: ${space[12]};
`;

/** The attempt that the notice beside the payment is about, so that nothing else repeats it. */
export function paymentInNews(
  news: HallNews | undefined,
  { payments }: HallBooking,
): HallPayment | undefined {
  if (news === 'closed-after-shown' || news === 'transfer-ended') return unresolved(payments).at(-1);
  return news === 'pending' ? payments.find(({ state }) => state === 'pending') : undefined;
}

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

type NewsProps = { news: HallNews; booking: HallBooking; refusal: RefusalReason | undefined };

function afterRefusal({ about }: RefusalReason): ReactNode {
  if (about === 'email') {
    return (
      <CorrectAddress $variant="line" onClick={() => document.getElementById(addressFieldId)?.focus()}>
        Correct the e-mail address
      </CorrectAddress>
    );
  }
  return (
    <>
      Try again in a moment, pay by transfer, or call <PhoneLink />.
    </>
  );
}

function headingOf(news: HallNews): string | undefined {
  const { title, toast } = newsText[news];
  return title ?? toast?.text;
}

function NewsText({ news, booking, refusal }: NewsProps) {
  const { text } = newsText[news];
  const heading = headingOf(news);
  const payment = paymentInNews(news, booking);
  return (
    <>
      {heading ? <strong>{heading}</strong> : null}
      {refusal ? <p key={refusal.text}>{refusal.text}</p> : null}
      {text ? <p>{text}</p> : null}
      {refusal && news === 'card-refused' ? <p>{afterRefusal(refusal)}</p> : null}
      {payment ? <AttemptInNews key={payment.reference} payment={payment} /> : null}
    </>
  );
}

/** How a payment ended. Takes the focus, unless the button to pay keeps it for another try. */
export function NewsBesidePayment({
  news,
  ...props
}: Omit<NewsProps, 'news'> & { news: HallNews | undefined }) {
  if (!news || newsText[news].beside !== 'payment') return null;
  return <FocusedNews key={news} news={news} {...props} />;
}

function FocusedNews(props: NewsProps) {
  const frame = useFocusOnMount<HTMLDivElement>(!newsText[props.news].keepsFocus);
  return (
    <Target ref={frame} tabIndex={-1}>
      <Note>
        <Text>
          <NewsText {...props} />
        </Text>
      </Note>
    </Target>
  );
}

function MailText({ booking: { invoiceMail, details } }: { booking: HallBooking }) {
  return (
    <p>
      {invoiceMail === 'unsent'
        ? `The invoice has not been sent to ${details.email}. The hall is still held for you.`
        : `We sent the invoice to ${details.email}, but could not confirm that it arrived: check your inbox before you send it again. The hall is still held for you.`}
    </p>
  );
}

/** Whether the e-mail did not or may not have arrived. An invoice that no longer holds the hall needs none. */
function needsMail({ invoiceMail }: HallBooking, held: boolean): boolean {
  return held && invoiceMail !== 'sent';
}

function isAddressRefused(refusal: RefusalReason | undefined): boolean {
  return refusal?.about === 'email';
}

function aboveInvoice(news: HallNews | undefined): HallNews | undefined {
  return news && newsText[news].beside === 'invoice' ? news : undefined;
}

/** What became of the invoice and its e-mail, with a button to send it again (D-22). */
export function InvoiceNews(props: {
  booking: HallBooking;
  news: HallNews | undefined;
  refusal: RefusalReason | undefined;
  held: boolean;
  services: HallServices;
}) {
  const { booking, refusal, held, services } = props;
  const news = aboveInvoice(props.news);
  const frame = useRef<HTMLDivElement>(null);
  const isMailNeeded = needsMail(booking, held);
  if (!news && !isMailNeeded) return null;
  return (
    <Target ref={frame} tabIndex={-1}>
      <Note kind={news === 'invoice-sent' ? 'good' : 'plain'}>
        <Frame>
          <Text>
            {news ? <NewsText key={news} news={news} booking={booking} refusal={refusal} /> : null}
            {isMailNeeded ? <MailText booking={booking} /> : null}
          </Text>
          {isMailNeeded && !isAddressRefused(refusal) ? (
            <SendAgainForm booking={booking} services={services} onSent={() => frame.current?.focus()} />
          ) : null}
        </Frame>
      </Note>
    </Target>
  );
}
