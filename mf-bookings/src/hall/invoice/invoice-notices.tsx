import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import type { UnpaidResult } from '../../payment/payment-flow.ts';
import { PaymentDescription, UnpaidText } from '../../payment/payment-notice.tsx';
import { unpaidTitle } from '../../payment/payment-result-text.ts';
import type { BookingStatus } from '../booking/booking-status.ts';
import { hasUnread } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { reportFailure } from '../flow/hall-services.ts';
import { sendInvoiceAgain } from '../flow/invoice-mail.ts';
import {
  type InvoiceNotice,
  type InvoicePaymentNotice,
  isMailNotice,
  isPaidNotice,
  type MailNotice,
} from '../flow/invoice-notice.ts';
import { addressFieldId } from './invoice-address.tsx';
import { type InvoicePage, useInvoicePage } from './invoice-page.ts';
import { addressProblemIn, mailMessages, mailText, noticeTexts } from './notice-texts.tsx';

/** Sends only the e-mail again, never the reservation (D-22). `onSent`: this form is about to disappear. */
export function SendAgainForm({ onSent }: { onSent: () => void }) {
  const { booking, services } = useInvoicePage();
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

const AddressButton = styled(Button)`
  margin-top: ${space[12]};
`;

/** The attempt that the notice beside the payment is about, so that nothing else repeats it. */
export function paymentInNotice({ flow: { notice } }: InvoicePage): HallPayment | undefined {
  return notice && 'record' in notice && !isPaidNotice(notice) ? notice.record : undefined;
}

/** Not if the venue may have let the hall, or the payment that secured it is in doubt. */
function isSurelyHeld({ state, isHeld, late }: BookingStatus): boolean {
  return isHeld && !late && state !== 'denied';
}

function CorrectAddress() {
  return (
    <AddressButton $look="line" onClick={() => document.getElementById(addressFieldId)?.focus()}>
      Correct the e-mail address
    </AddressButton>
  );
}

function UnpaidNotice({ notice }: { notice: UnpaidResult<HallPayment> }) {
  const { status } = useInvoicePage();
  return (
    <>
      <strong>{unpaidTitle(notice)}</strong>
      <UnpaidText notice={notice} what="this invoice" canTransfer />
      {addressProblemIn(notice) === undefined ? null : <CorrectAddress />}
      {isSurelyHeld(status) ? <p>The hall is still held.</p> : null}
    </>
  );
}

function PaymentNoticeText({ notice }: { notice: InvoicePaymentNotice }) {
  if (notice.kind === 'paid-or-pending') {
    return (
      <p>
        <PaymentDescription payment={notice.record} />
      </p>
    );
  }
  const isOwnText =
    notice.kind === 'paid-meanwhile' || notice.kind === 'unacknowledged-payments' || notice.kind === 'denied';
  return isOwnText ? <p>{noticeTexts[notice.kind]}</p> : <UnpaidNotice notice={notice} />;
}

/** The focus stays on the button to pay, as another try is likely. */
const keepsFocus: ReadonlySet<InvoiceNotice['kind']> = new Set([
  'closed-before-shown',
  'closed-after-shown',
  'no-connection',
  'unread-payment',
]);

function FocusedNotice({ notice }: { notice: InvoicePaymentNotice }) {
  const frame = useFocusOnMount<HTMLDivElement>(!keepsFocus.has(notice.kind));
  return (
    <FocusTarget ref={frame} tabIndex={-1}>
      <Note>
        <Announced>
          <PaymentNoticeText notice={notice} />
        </Announced>
      </Note>
    </FocusTarget>
  );
}

/**
 * How a payment ended, or that one cannot be read. Takes the focus, unless the button to pay keeps it for another try. A receipt says itself
 * that it is paid.
 */
export function NoticeBesidePayment() {
  const { booking, flow } = useInvoicePage();
  const ended = flow.notice && !isMailNotice(flow.notice) ? flow.notice : undefined;
  const notice = ended ?? (hasUnread(booking) ? ({ kind: 'unread-payment' } as const) : undefined);
  return notice && !isPaidNotice(notice) ? <FocusedNotice key={notice.kind} notice={notice} /> : null;
}

function MailText({ booking, status }: InvoicePage) {
  const { email } = booking.details;
  const text =
    booking.invoiceMail === 'unsent'
      ? `The invoice has not been sent to ${email}.`
      : `We sent the invoice to ${email}, but could not confirm that it arrived: check your inbox before you send it again.`;
  return <p>{isSurelyHeld(status) ? `${text} The hall is still held for you.` : text}</p>;
}

/** An invoice that no longer holds the hall needs no e-mail. */
function needsMail({ booking, status }: InvoicePage): boolean {
  return status.isHeld && booking.invoiceMail !== 'sent';
}

/** Not to an address that was refused: that is corrected first. */
function canSendAgain(page: InvoicePage): boolean {
  return needsMail(page) && addressProblemIn(page.flow.notice) === undefined;
}

function MailNoticeText({ notice }: { notice: MailNotice }) {
  const heading = mailMessages[notice.kind];
  const text = mailText(notice);
  return (
    <>
      {heading === undefined ? null : <strong>{heading}</strong>}
      {text === undefined ? null : <p>{text}</p>}
    </>
  );
}

function mailNoticeIn({ flow: { notice } }: InvoicePage): MailNotice | undefined {
  return notice && isMailNotice(notice) ? notice : undefined;
}

/** What became of the invoice and its e-mail, with a button to send it again (D-22). */
export function NoticeAboveInvoice() {
  const page = useInvoicePage();
  const notice = mailNoticeIn(page);
  const frame = useRef<HTMLDivElement>(null);
  if (!notice && !needsMail(page)) return null;
  return (
    <FocusTarget ref={frame} tabIndex={-1}>
      <Note kind={notice?.kind === 'invoice-sent' ? 'good' : 'plain'}>
        <Frame>
          <Announced>
            {notice ? <MailNoticeText key={notice.kind} notice={notice} /> : null}
            {needsMail(page) ? <MailText {...page} /> : null}
          </Announced>
          {canSendAgain(page) ? <SendAgainForm onSent={() => frame.current?.focus()} /> : null}
        </Frame>
      </Note>
    </FocusTarget>
  );
}
