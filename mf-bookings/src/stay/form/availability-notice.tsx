import { messages } from '@venue/shared/words/messages.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { convenience } from '../../loading/convenience.tsx';
import { NoticePanel } from '../../payment/payment-notice.tsx';
import type { RoomObstacle } from '../flow/stay-purchase.ts';
import type { OtherNightsProps } from './other-nights.tsx';

function ServiceMessage({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p>The booking system says: “{text}”.</p>;
}

const OtherNights = convenience(
  async () => (await import('./other-nights.tsx')).OtherNights,
  () => null,
);

/** Why the reservation service stopped the payment, and what the visitor can do now. */
export function AvailabilityNotice({ obstacle, ...other }: OtherNightsProps & { obstacle: RoomObstacle }) {
  if (obstacle.kind === 'taken') {
    return (
      <NoticePanel title="Not available on these dates.">
        <ServiceMessage text={obstacle.said} />
        <p>
          At least one of them is taken, so we did not open the card form. Your details are still here: just
          change the dates, or call <PhoneLink />.
        </p>
        <OtherNights {...other} />
      </NoticePanel>
    );
  }
  if (obstacle.kind === 'declined') {
    return (
      <NoticePanel title={messages.cannotRetrieve}>
        <ServiceMessage text={obstacle.said} />
        <p>
          It would not say whether your dates are free, so we did not open the card form. Your details are
          still here. Call <PhoneLink />, or ask before you pay.
        </p>
      </NoticePanel>
    );
  }
  return (
    <NoticePanel title={messages.cannotRetrieve}>
      <p>
        We could not check whether your dates are free, so we did not open the card form. Your details are
        still here. Try again in a moment, or call <PhoneLink />.
      </p>
    </NoticePanel>
  );
}
