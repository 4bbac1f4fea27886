import { Button } from '@venue/shared/ui/button.tsx';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { HallBooking } from '../booking/booking.ts';
import { type HallServices, reportFailure } from '../flow/hall-services.ts';
import type { RefusalReason } from '../flow/hall-stages.ts';
import { type HallNews, newsText } from '../text/hall-news.tsx';
import { addressFieldId } from './invoice-address.tsx';
import type { BookingStatus } from '../booking/booking-status.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { PaymentAdvice, PaymentStory } from '../../payment/payment-notice.tsx';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { unresolved } from '../../payment/payment-record.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { sendInvoiceAgain } from '../flow/invoice-mail.ts';

/** Sends only the e-mail again, never the reservation (D-22). `onSent`: this form is about to disappear. */
export function SendAgainForm(props: { booking: HallBooking; services: HallServices; onSent: () => void }) {
  const { booking, services, onSent } = props;
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (await sendInvoiceAgain(services, booking)) onSent();
    } catch (error) {
      reportFailure(services, error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form aria-label="Send the invoice again" onSubmit={(event) => void submit(event)}>
      <SubmitButton busy={busy} busyLabel="Sending…" look="line">
        Send the invoice again
      </SubmitButton>
    </form>
  );
}

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

const Read = styled.output`
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

type NewsProps = {
  news: HallNews;
  booking: HallBooking;
  refusal: RefusalReason | undefined;
  status: BookingStatus;
};

function AfterCardRefusal({ about }: RefusalReason) {
  return about === 'email' ? (
    <CorrectAddress $variant="line" onClick={() => document.getElementById(addressFieldId)?.focus()}>
      Correct the e-mail address
    </CorrectAddress>
  ) : (
    <p>
      Try again in a moment, pay by transfer, or call <PhoneLink />.
    </p>
  );
}

/** Not if the venue may have let the hall, or the payment that secured it is in doubt. */
function isSurelyHeld({ is, isHeld, late }: BookingStatus): boolean {
  return isHeld && !late && is !== 'denied';
}

function Paragraph({ children }: { children: ReactNode }) {
  return children ? <p>{children}</p> : null;
}

function PaymentInNews({ payment }: { payment: HallPayment | undefined }) {
  if (!payment) return null;
  const { state } = payment;
  return (
    <p>{state === 'pending' ? <PaymentStory payment={payment} /> : <PaymentAdvice payment={payment} />}</p>
  );
}

function headingOf(news: HallNews): string | undefined {
  const { title, toast } = newsText[news];
  return title ?? toast?.text;
}

function heldText({ news, status }: Pick<NewsProps, 'news' | 'status'>): string {
  return newsText[news].changesNothing && isSurelyHeld(status) ? 'The hall is still held.' : '';
}

function NewsText(props: NewsProps) {
  const { news, booking, refusal } = props;
  const heading = headingOf(news);
  const payment = paymentInNews(news, booking);
  return (
    <>
      {heading ? <strong>{heading}</strong> : null}
      <Paragraph key={refusal?.text}>{refusal?.text}</Paragraph>
      <Paragraph>{newsText[news].text}</Paragraph>
      {refusal && news === 'card-refused' ? <AfterCardRefusal {...refusal} /> : null}
      <PaymentInNews key={payment?.reference} payment={payment} />
      <Paragraph>{heldText(props)}</Paragraph>
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
        <Read>
          <NewsText {...props} />
        </Read>
      </Note>
    </Target>
  );
}

function MailText({ booking, status }: Pick<NewsProps, 'booking' | 'status'>) {
  const { email } = booking.details;
  const text =
    booking.invoiceMail === 'unsent'
      ? `The invoice has not been sent to ${email}.`
      : `We sent the invoice to ${email}, but could not confirm that it arrived: check your inbox before you send it again.`;
  return <p>{isSurelyHeld(status) ? `${text} The hall is still held for you.` : text}</p>;
}

/** An invoice that no longer holds the hall needs no e-mail. */
function needsMail({ booking, status }: Pick<NewsProps, 'booking' | 'status'>): boolean {
  return status.isHeld && booking.invoiceMail !== 'sent';
}

/** Not to an address that was refused: that is corrected first. */
function canSendAgain(props: Omit<NewsProps, 'news'>): boolean {
  return needsMail(props) && props.refusal?.about !== 'email';
}

function newsAboveInvoice(news: HallNews | undefined): HallNews | undefined {
  return news && newsText[news].beside === 'invoice' ? news : undefined;
}

/** What became of the invoice and its e-mail, with a button to send it again (D-22). */
export function InvoiceNews({
  services,
  ...props
}: Omit<NewsProps, 'news'> & { news: HallNews | undefined; services: HallServices }) {
  const { booking } = props;
  const news = newsAboveInvoice(props.news);
  const frame = useRef<HTMLDivElement>(null);
  const isMailNeeded = needsMail(props);
  if (!news && !isMailNeeded) return null;
  return (
    <Target ref={frame} tabIndex={-1}>
      <Note kind={news === 'invoice-sent' ? 'good' : 'plain'}>
        <Frame>
          <Read>
            {news ? <NewsText key={news} {...props} news={news} /> : null}
            {isMailNeeded ? <MailText {...props} /> : null}
          </Read>
          {canSendAgain(props) ? (
            <SendAgainForm booking={booking} services={services} onSent={() => frame.current?.focus()} />
          ) : null}
        </Frame>
      </Note>
    </Target>
  );
}
