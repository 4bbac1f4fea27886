import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { useState } from 'react';
import type { ChangeRequest } from '../change-history/changes.ts';
import { UnsentMail } from '../mail/unsent-mail.tsx';
import { dateSpanText } from '../time/date-span.ts';
import { changeFields, changeMessage, changeMailSubject } from './change-mail.ts';
import { ChangePanel } from './change-panel.tsx';
import { CostList } from './cost-list.tsx';
import { type RequestFormProps, sendRequestAgain } from './send-change-request.ts';

const mailText = {
  sent: 'The venue has your request. It will answer by e-mail or phone in office hours.',
  unsent: 'The e-mail to the venue has not been sent. It stays here with your booking until you send it.',
  unanswered: 'We sent an e-mail to the venue but don’t know whether it arrived.',
} as const satisfies Record<ChangeRequest['mail'], string>;

function requestText({ wish, at, mail }: ChangeRequest): { title: string; text: string } {
  const what = wish.kind === 'move' ? `move your booking to ${dateSpanText(wish.to)}` : 'cancel your booking';
  return mail === 'unsent'
    ? {
        title: 'Your request has not been sent yet',
        text: `You want the venue to ${what}. Nothing changes until it gets your request and answers.`,
      }
    : {
        title: 'You asked the venue',
        text: `On ${formatLongDate(lagosDate(at))} you asked the venue to ${what}. Nothing changes until the venue answers.`,
      };
}

type RequestProps = RequestFormProps & { request: ChangeRequest };

function SendAgain({ booking, store, services, request }: RequestProps) {
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    await sendRequestAgain(services, store, request).catch(services.host.report);
    setBusy(false);
  }
  return (
    <UnsentMail
      send="Send it again"
      busy={busy}
      onSend={() => void send()}
      subject={changeMailSubject}
      text={changeMessage(changeFields(booking, request))}
    />
  );
}

/** The request, whether it was sent, and its cost under the terms as of that day. `isNew`: it was made on this page. */
export function RequestPanel({ isNew, ...props }: RequestProps & { isNew: boolean }) {
  const { booking, request } = props;
  const { wish, at, mail } = request;
  const { title, text } = requestText(request);
  const on = lagosDate(at);
  return (
    <ChangePanel title={title} focused={isNew}>
      <p key={title}>{text}</p>
      <p role="status">{mailText[mail]}</p>
      {mail === 'sent' ? null : <SendAgain {...props} />}
      <CostList cost={wish.kind === 'move' ? booking.moveCost(on) : booking.cancelCost(on)} />
    </ChangePanel>
  );
}
