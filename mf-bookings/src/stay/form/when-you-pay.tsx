import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { brand, officeHours } from '@venue/shared/venue/contacts.ts';
import { useHost } from '../../host.ts';
import { startsBeforeAnswer } from '../../payment/no-reply.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { type Line, StatusLines } from '../../ui/status-lines.tsx';
import type { Place } from '../booking/places.ts';
import { checkPeriod } from '../booking/stay-cost.ts';

const check: Line = {
  mark: 'step',
  name: 'We check that it is free',
  text: 'Before the card form opens. If it is taken, you pay nothing.',
};

const payment: Line = {
  mark: 'step',
  name: 'You pay by card',
  text: 'The total, once. You get a receipt with a reference straight away.',
};

function confirmation({ isChecked, isSoon }: { isChecked: boolean; isSoon: boolean }): Line {
  const sentences = [
    'After you pay.',
    ...(isChecked ? ['Until then it is not held.'] : []),
    ...(isSoon
      ? ['Your booking starts too soon to wait for our answer, so call us before you set out.']
      : []),
    ...(siteFacts().venue.ifNotFree === undefined
      ? ['Ask before you pay what happens to your money if we can’t.']
      : []),
  ];
  return { mark: 'step', name: `${brand.name} confirms`, text: sentences.join(' ') };
}

/** What happens when you pay, in order, and whom to call afterwards. */
export function WhenYouPay({ place, period }: { place: Place; period: DateSpan }) {
  // Only for places that the reservation service knows.
  const isChecked = useHost().config.reservation?.rooms?.[place.id] !== undefined;
  const today = useToday();
  const isPayable = checkPeriod(place, period) === 'payable';
  const isSoon = isPayable && today !== '' && startsBeforeAnswer(today, period.from);
  const whomToCall: Line = {
    mark: 'none',
    name: 'If you don’t hear from us',
    text: (
      <>
        Call <PhoneLink />, {officeHours}
        <ZoneSuffix />, and quote the reference on your receipt.
      </>
    ),
  };
  return (
    <>
      <Heading level={2} look="h4">
        What happens when you pay
      </Heading>
      <StatusLines
        of={[...(isChecked ? [check] : []), payment, confirmation({ isChecked, isSoon }), whomToCall]}
      />
    </>
  );
}
