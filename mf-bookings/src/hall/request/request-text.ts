import { formatLongDate } from '@venue/shared/dates.ts';
import type { DateRequest } from '../booking/date-request.ts';

type Text = { title: string; opening: string };

const titles = {
  going: 'Asking the venue…',
  sent: 'The venue has your question.',
  unsent: 'Your question has not gone.',
  unanswered: 'Your question may have gone.',
  waiting: 'Your question waits on this device.',
} as const satisfies Record<DateRequest['mail'], string>;

/** What has become of it, and what that is worth. */
const openings: Readonly<Record<DateRequest['mail'], (request: DateRequest) => string>> = {
  going: () => 'It is on its way.',
  sent: ({ details }) =>
    `It answers ${details.email} or ${details.phone} whether ${details.hall} is free on ${formatLongDate(details.eventDate)}.`,
  unsent: () => 'Our mail service did not take it. Everything you typed is kept.',
  unanswered: () => 'It was sent, and no answer tells whether it arrived. Everything you typed is kept.',
  waiting: () => 'Send it from the foot of any page here, as soon as there is a connection.',
};

/** A date that is asked for is not held: said wherever a request is shown, unless the venue may hold it all the same. */
function heldText({ askedAs }: DateRequest): string {
  return askedAs === undefined
    ? 'Nothing is held for you, and nothing is charged.'
    : `We asked for the hall before, as invoice ${askedAs}, and that answer was lost: the venue looks whether it is held for you. Nothing is charged.`;
}

/** Heading and opening sentence of a request. */
export function requestText(request: DateRequest): Text {
  const { mail } = request;
  return { title: titles[mail], opening: `${openings[mail](request)} ${heldText(request)}` };
}
