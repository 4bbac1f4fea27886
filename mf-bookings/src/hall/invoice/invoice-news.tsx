import { Button } from '@venue/shared/ui/button.tsx';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { reportFailure } from '../flow/hall-services.ts';
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
import { type ShownInvoice, useShownInvoice } from './shown-invoice.ts';
import { sendInvoiceAgain } from '../flow/invoice-mail.ts';

/** Sends only the e-mail again, never the reservation (D-22). `onSent`: this form is about to disappear. */
export function SendAgainForm({ onSent }: { onSent: () => void }) {
  const { booking, services } = useShownInvoice();
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

const FocusTarget = styled.div`
  &:focus {
    outline: none;
  }
`;

const Announced = styled.output`
  display: block;
`;

const CorrectAddress = styled(Button)`
  margin-top: ${space[12]};
`;

/** The attempt that the notice beside the payment is about, so that nothing else repeats it. */
export function paymentInNews({
  flow: { news },
  booking: { payments },
}: ShownInvoice): HallPayment | undefined {
  if (news === 'closed-after-shown' || news === 'transfer-ended') return unresolved(payments).at(-1);
  return news === 'pending' ? payments.find(({ state }) => state === 'pending') : undefined;
}

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

function heldText(news: HallNews, status: BookingStatus): string {
  return newsText[news].changesNothing && isSurelyHeld(status) ? 'The hall is still held.' : '';
}

function NewsText({ news }: { news: HallNews }) {
  const shown = useShownInvoice();
  const { refusal } = shown.flow;
  const heading = headingOf(news);
  const payment = paymentInNews(shown);
  return (
    <>
      {heading ? <strong>{heading}</strong> : null}
      <Paragraph key={refusal?.text}>{refusal?.text}</Paragraph>
      <Paragraph>{newsText[news].text}</Paragraph>
      {refusal && news === 'card-refused' ? <AfterCardRefusal {...refusal} /> : null}
      <PaymentInNews key={payment?.reference} payment={payment} />
      <Paragraph>{heldText(news, shown.status)}</Paragraph>
    </>
  );
}

/** How a payment ended. Takes the focus, unless the button to pay keeps it for another try. */
export function NewsBesidePayment() {
  const { news } = useShownInvoice().flow;
  return news && newsText[news].beside === 'payment' ? <FocusedNews key={news} news={news} /> : null;
}

function FocusedNews({ news }: { news: HallNews }) {
  const frame = useFocusOnMount<HTMLDivElement>(!newsText[news].keepsFocus);
  return (
    <FocusTarget ref={frame} tabIndex={-1}>
      <Note>
        <Announced>
          <NewsText news={news} />
        </Announced>
      </Note>
    </FocusTarget>
  );
}

function MailText({ booking, status }: ShownInvoice) {
  const { email } = booking.details;
  const text =
    booking.invoiceMail === 'unsent'
      ? `The invoice has not been sent to ${email}.`
      : `We sent the invoice to ${email}, but could not confirm that it arrived: check your inbox before you send it again.`;
  return <p>{isSurelyHeld(status) ? `${text} The hall is still held for you.` : text}</p>;
}

/** An invoice that no longer holds the hall needs no e-mail. */
function needsMail({ booking, status }: ShownInvoice): boolean {
  return status.isHeld && booking.invoiceMail !== 'sent';
}

/** Not to an address that was refused: that is corrected first. */
function canSendAgain(shown: ShownInvoice): boolean {
  return needsMail(shown) && shown.flow.refusal?.about !== 'email';
}

function newsAboveInvoice({ flow: { news } }: ShownInvoice): HallNews | undefined {
  return news && newsText[news].beside === 'invoice' ? news : undefined;
}

/** What became of the invoice and its e-mail, with a button to send it again (D-22). */
export function InvoiceNews() {
  const shown = useShownInvoice();
  const news = newsAboveInvoice(shown);
  const frame = useRef<HTMLDivElement>(null);
  if (!news && !needsMail(shown)) return null;
  return (
    <FocusTarget ref={frame} tabIndex={-1}>
      <Note kind={news === 'invoice-sent' ? 'good' : 'plain'}>
        <Frame>
          <Announced>
            {news ? <NewsText key={news} news={news} /> : null}
            {needsMail(shown) ? <MailText {...shown} /> : null}
          </Announced>
          {canSendAgain(shown) ? <SendAgainForm onSent={() => frame.current?.focus()} /> : null}
        </Frame>
      </Note>
    </FocusTarget>
  );
}
