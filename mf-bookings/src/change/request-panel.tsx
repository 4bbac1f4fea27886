import { useState } from 'react';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import type { ChangeRequest } from '../change-history/changes.ts';
import { VenueTold } from '../mail/venue-told.tsx';
import { dateSpanText } from '../time/date-span.ts';
import { Panel } from '../ui/panel.tsx';
import { changeFields, changeMessage, changeMailSubject } from './change-mail.ts';
import { CostList } from './cost-list.tsx';
import { type RequestFormProps, sendRequestAgain } from './send-change-request.ts';

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

function RequestTold({ booking, store, services, request }: RequestProps) {
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    await sendRequestAgain(services, store, request).catch(services.host.report);
    setBusy(false);
  }
  return (
    <VenueTold
      what="your request"
      mail={request.mail}
      notifying={busy}
      onNotify={() => void send()}
      subject={changeMailSubject}
      text={changeMessage(changeFields(booking, request))}
    />
  );
}

/** The request, whether it was sent, and its cost under the terms as of that day. `isNew`: it was made on this page. */
export function RequestPanel({ isNew, ...props }: RequestProps & { isNew: boolean }) {
  const { booking, request } = props;
  const { wish, at } = request;
  const { title, text } = requestText(request);
  // In place of the form that was just sent.
  const panel = useFocusOnMount<HTMLElement>(isNew);
  const on = lagosDate(at);
  return (
    <Panel look="paper" title={title} {...(isNew && { ref: panel })}>
      <p key={title}>{text}</p>
      <RequestTold {...props} />
      <CostList cost={wish.kind === 'move' ? booking.moveCost(on) : booking.cancelCost(on)} />
    </Panel>
  );
}
