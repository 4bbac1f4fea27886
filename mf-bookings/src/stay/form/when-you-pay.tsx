import { formatNaira } from '@venue/shared/text/numbers.ts';
import { brand, officeHours } from '@venue/shared/venue/contacts.ts';
import type { Place } from '../booking/places.ts';
import { type Line, StatusLines } from '../../layout/status-lines.tsx';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { replyTimeBetween } from '../../payment/no-reply.tsx';
import type { DateSpan } from '../../time/date-span.ts';
import { costOf, checkPeriod } from '../booking/stay-cost.ts';
import { useHost } from '../../host.ts';

const text = {
  night: {
    areTaken: 'If they are taken',
    check: 'We check your dates',
    free: 'your dates are free, but does not hold them for you',
  },
  day: {
    areTaken: 'If it is taken',
    check: 'We check your day',
    free: 'your day is free, but does not hold it for you',
  },
} as const satisfies Record<Place['unit'], object>;

type PaymentStepsOptions = {
  /** In naira, once the dates are known. */
  total: number | undefined;
  /** Availability is checked before the card form opens. */
  checksFirst: boolean;
  /** The venue's promise about dates that turn out to be taken is shown with the pay button. */
  hasRefundPromise: boolean;
  /** The stay starts before the venue's answer is due. */
  startsBeforeAnswer: boolean;
};

/** What happens when you pay, in order: we check the dates, you pay, the venue confirms. */
export function paymentSteps(
  { unit }: Pick<Place, 'unit'>,
  { total, checksFirst, hasRefundPromise, startsBeforeAnswer }: PaymentStepsOptions,
): Line[] {
  const { areTaken, check, free } = text[unit];
  const after = checksFirst ? `After you pay. Our check shows that ${free}.` : 'After you pay.';
  const confirmation = startsBeforeAnswer
    ? `${after} Your booking starts before our answer is due, so call us before you set out.`
    : after;
  const first: Line = {
    mark: 'step',
    name: check,
    text: `Before the card form opens. ${areTaken}, you pay nothing.`,
  };
  return [
    ...(checksFirst ? [first] : []),
    {
      mark: 'step',
      name: 'You pay by card',
      text: `${total === undefined ? 'The total' : formatNaira(total)}, once. You get a receipt with a reference straight away.`,
    },
    {
      mark: 'step',
      name: `${brand.name} confirms`,
      text: hasRefundPromise
        ? confirmation
        : `${confirmation} Ask before you pay what happens to your money if we can’t.`,
    },
  ];
}

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
