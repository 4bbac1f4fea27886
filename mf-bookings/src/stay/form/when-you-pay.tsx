import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { replyTimeBetween } from '../../payment/no-reply.tsx';
import { StatusLines } from '../../layout/status-lines.tsx';
import { paymentSteps } from './payment-steps.ts';
import type { Place } from '../booking/places.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { costOf, checkPeriod } from '../booking/stay-cost.ts';
import { useHost } from '../../host.ts';

/** Whether availability is checked before the card form opens: only for places that the reservation service knows. */
function useChecksFirst({ id }: Pick<Place, 'id'>): boolean {
  const { rooms = {} } = useHost().config.reservation ?? {};
  return rooms[id] !== undefined;
}

/** What paying does, and whom to call afterwards. */
export function WhenYouPay({ place, period }: { place: Place; period: DateSpan }) {
  const isPayable = checkPeriod(place, period) === 'payable';
  const today = useToday();
  const steps = paymentSteps(place, {
    total: isPayable ? costOf(place, period) : undefined,
    checksFirst: useChecksFirst(place),
    hasRefundPromise: siteFacts().venue.ifNotFree !== undefined,
    startsBeforeAnswer: isPayable && today !== '' && replyTimeBetween(today, period.from) === 'none',
  });
  return (
    <>
      <Heading level={2} look="h4">
        What happens when you pay
      </Heading>
      <StatusLines
        of={[
          ...steps,
          {
            mark: 'none',
            name: 'If you don’t hear from us',
            text: (
              <>
                Call <PhoneLink />, {officeHours}
                <LagosTime />, and quote the reference on your receipt.
              </>
            ),
          },
        ]}
      />
    </>
  );
}
