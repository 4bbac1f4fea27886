import { formatLongDate } from '@venue/shared/time/dates.ts';
import type { DateRequest } from '../mail/request-mail.ts';

type Text = { title: string; opening: string };

const titles = {
  going: 'Asking the venue…',
  sent: 'The venue has your request.',
  unsent: 'Your request has not been sent.',
  unanswered: 'Your request may have been sent.',
  waiting: 'Your request is waiting on this device.',
} as const satisfies Record<DateRequest['mail'], string>;

const openings: Readonly<Record<DateRequest['mail'], (request: DateRequest) => string>> = {
  going: () => 'It is on its way.',
  sent: ({ details }) =>
    `You’ll hear at ${details.email} or ${details.phone} whether ${details.hall} is free on ${formatLongDate(details.eventDate)}.`,
  unsent: () => 'Our e-mail service did not accept it. Everything you typed is kept.',
  unanswered: () => 'We tried to send it and don’t know whether it arrived. Everything you typed is kept.',
  waiting: () => 'Send it from the bottom of any page on this site when you’re back online.',
};

/** Every request says that the date is not held, unless an earlier hold may exist. */
function heldText({ askedAs }: DateRequest): string {
  return askedAs === undefined
    ? 'The date is not held for you, and nothing is charged.'
    : `We asked for the hall earlier, as invoice ${askedAs}, and never received a reply: the venue will check whether it is held for you. Nothing is charged.`;
}

/** Heading and opening sentence of a request. */
export function requestText(request: DateRequest): Text {
  const { mail } = request;
  return { title: titles[mail], opening: `${openings[mail](request)} ${heldText(request)}` };
}
