import { formatLongDate } from '@venue/shared/time/dates.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { UnsentMail } from '../../mail/venue-told.tsx';
import { BookingPage, PageTop, FocusTitle } from '../../ui/booking-page.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { HallServices } from '../flow/hall-services.ts';
import { restart } from '../flow/leave-invoice.ts';
import { keepRequest, requestAgain, requestSender } from '../flow/request-date.ts';
import { type DateRequest, requestMessage, requestSubject } from '../mail/request-mail.ts';

const titles = {
  sending: 'Asking the venue…',
  sent: 'The venue has your request.',
  unsent: 'Your request has not been sent.',
  unanswered: 'Your request may have been sent.',
  waiting: 'Your request is waiting on this device.',
} as const satisfies Record<DateRequest['mail'], string>;

const openings: Readonly<Record<DateRequest['mail'], (request: DateRequest) => string>> = {
  sending: () => 'It is on its way.',
  sent: ({ details }) =>
    `You’ll hear at ${details.email} or ${details.phone} whether ${details.hall} is free on ${formatLongDate(details.eventDate)}.`,
  unsent: () => 'Our e-mail service did not accept it. Everything you typed is kept.',
  unanswered: () => 'We tried to send it and don’t know whether it arrived. Everything you typed is kept.',
  waiting: () => 'Send it from the bottom of any page on this site when you’re back online.',
};

/** Every request says that the date is not held, unless an earlier hold may exist. */
function heldText({ earlierInvoiceNumber }: DateRequest): string {
  return earlierInvoiceNumber === undefined
    ? 'The date is not held for you, and nothing is charged.'
    : `We asked for the hall earlier, as invoice ${earlierInvoiceNumber}, and never received a reply: the venue will check whether it is held for you. Nothing is charged.`;
}

/** Heading and opening sentence of a request. */
export function requestText(request: DateRequest): { title: string; opening: string } {
  const { mail } = request;
  return { title: titles[mail], opening: `${openings[mail](request)} ${heldText(request)}` };
}

type RequestProps = { request: DateRequest; services: HallServices };

/** What to do if the e-mail was not sent, or may not have been. */
function SendAgain({ request, services }: RequestProps) {
  const sendAgain = () =>
    void requestAgain(services, request, requestSender(services)).catch(services.host.report);
  return (
    <Note>
      <UnsentMail
        send="Send it again"
        look="line"
        busy={request.mail === 'sending'}
        onSend={sendAgain}
        onKeep={() => keepRequest(services, request)}
        subject={requestSubject}
        text={requestMessage(request)}
      />
    </Note>
  );
}

/** A date requested by e-mail: its state and the next steps. It is neither held nor paid. */
export function RequestView(props: RequestProps & { trail: readonly { title: string; path: string }[] }) {
  const { request, services } = props;
  const { title, opening } = requestText(request);
  const isSending = request.mail === 'sending';
  const isSettled = request.mail === 'sent' || request.mail === 'waiting';
  return (
    <>
      <PageHead title="Your date request" description="A date you asked the venue about by e-mail." />
      <BookingPage trail={props.trail} here="Your date request">
        <PageTop>
          <FocusTitle focused>{title}</FocusTitle>
          <MutedLeadText>{opening}</MutedLeadText>
          {isSettled ? null : <SendAgain request={request} services={services} />}
          <p>
            The venue answers during office hours. No answer yet? Call <PhoneLink />.
          </p>
          <ButtonRow>
            <Button
              $look="text"
              aria-disabled={isSending}
              onClick={isSending ? undefined : () => restart(services, request.details)}
            >
              Ask for another date
            </Button>
          </ButtonRow>
        </PageTop>
      </BookingPage>
    </>
  );
}
