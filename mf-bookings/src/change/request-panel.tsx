import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { useWaitingMessages } from '@venue/shared/email/outbox.ts';
import { useState } from 'react';
import type { ChangeRequest } from '../change-history/changes.ts';
import type { MailField } from '../mail/venue-mail.ts';
import { UnsentMail } from '../mail/unsent-mail.tsx';
import { putAside, type RequestFormProps, sendRequestAgain } from './send-change-request.ts';
import { changeFields, changeLetter, changeMailSubject, isWaitingChange } from './change-mail.ts';
import { ChangePanel } from './change-panel.tsx';
import { CostList } from './cost-list.tsx';
import { dateSpanText } from '../time/date-span.ts';

const mailText = {
  sent: 'The venue has your request. It will answer by e-mail or phone in office hours.',
  unsent: 'The e-mail to the venue has not been sent.',
  unanswered: 'We sent an e-mail to the venue but don’t know whether it arrived.',
  waiting: 'The e-mail is saved on this device. Send it from the bottom of any page.',
  left: 'The e-mail is no longer saved on this device: it was sent from there or deleted.',
} as const;

type Story = { title: string; text: (what: string, day: string) => string };

const asked: Story = {
  title: 'You asked the venue',
  text: (what, day) => `On ${day} you asked the venue to ${what}. Nothing changes until the venue answers.`,
};

const notAsked: Story = {
  title: 'Your request has not been sent yet',
  text: (what) => `You want the venue to ${what}. Nothing changes until it gets your request and answers.`,
};

function wishText(wish: ChangeRequest['wish']): string {
  return wish.kind === 'move' ? `move your booking to ${dateSpanText(wish.to)}` : 'cancel your booking';
}

type RequestProps = RequestFormProps & { request: ChangeRequest };

/** `fresh`: it was made on this page. */
type RequestPanelProps = RequestProps & { fresh: boolean };

function NotGone({
  kept,
  services,
  request,
  fields,
  waits,
}: Omit<RequestProps, 'subject'> & { fields: readonly MailField[]; waits: boolean }) {
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    await sendRequestAgain(services, kept, request).catch(services.host.report);
    setBusy(false);
  }
  return (
    <UnsentMail
      send="Send it again"
      busy={busy}
      onSend={() => void send()}
      onKeep={waits || request.mail === 'waiting' ? undefined : () => putAside(services, kept, request)}
      subject={changeMailSubject}
      letter={changeLetter(fields)}
    />
  );
}

/** The request, whether it was sent, and its cost under the terms as of that day. */
export function RequestPanel(props: RequestPanelProps) {
  const { subject, request, fresh } = props;
  const { wish, at } = request;
  const fields = changeFields(subject, request);
  const waits = useWaitingMessages().some((message) => isWaitingChange(message, fields));
  const on = lagosDate(at);
  const mail = request.mail === 'waiting' && !waits ? 'left' : request.mail;
  const story = mail === 'unsent' || mail === 'waiting' ? notAsked : asked;
  return (
    <ChangePanel title={story.title} focused={fresh}>
      <p key={story.title}>{story.text(wishText(wish), formatLongDate(on))}</p>
      <p role="status">{mailText[mail]}</p>
      {mail === 'sent' ? null : <NotGone {...props} fields={fields} waits={waits} />}
      <CostList cost={wish.kind === 'move' ? subject.moveCost(on) : subject.cancelCost(on)} />
    </ChangePanel>
  );
}
