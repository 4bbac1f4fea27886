import { messages } from '@venue/shared/messages.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { convenience } from '../../loading/convenience.tsx';
import { NoticePanel } from '../../payment/notice-panel.tsx';
import type { RoomStop } from '../flow/stay-purchase.ts';
import type { OtherNightsProps } from './other-nights.tsx';

/** What the reservation service says of it. */
function Said({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p>The booking system says: “{text}”.</p>;
}

const OtherNights = convenience(
  async () => (await import('./other-nights.tsx')).OtherNights,
  () => null,
);

/** Why the reservation service stopped the payment, and what can be done now. */
export function AvailabilityNotice({ stop, ...other }: OtherNightsProps & { stop: RoomStop }) {
  if (stop.kind === 'taken') {
    return (
      <NoticePanel title="It is not free on these dates.">
        <Said text={stop.said} />
        <p>
          On at least one of them it is taken, so no card form was opened. Everything you typed is kept:
          change only the dates, or call <PhoneLink />.
        </p>
        <OtherNights {...other} />
      </NoticePanel>
    );
  }
  if (stop.kind === 'declined') {
    return (
      <NoticePanel title={messages.cannotRetrieve}>
        <Said text={stop.said} />
        <p>
          It would not say whether it is free, so no card form was opened. Everything you typed is kept: call{' '}
          <PhoneLink />, or ask before you pay.
        </p>
      </NoticePanel>
    );
  }
  return (
    <NoticePanel title={messages.cannotRetrieve}>
      <p>
        We could not ask whether it is free, so no card form was opened. Everything you typed is kept. Try
        again in a moment, or call <PhoneLink />.
      </p>
    </NoticePanel>
  );
}
