import { styled } from 'styled-components';
import { writeValues } from '@venue/shared/form/field-values.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PayAgainQuestion } from '../../payment/pay-again-question.tsx';
import { noticeOf } from '../../payment/payment-flow.ts';
import { NoticePanel, UnpaidPanel } from '../../payment/payment-notice.tsx';
import { mostPressing, isPaid } from '../../payment/payment-record.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { optionalComponent } from '../../ui/optional-component.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { ServiceMessage } from '../../ui/service-message.tsx';
import type { Place } from '../booking/places.ts';
import { costOf } from '../booking/stay-cost.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import { periodText } from '../booking/stay-text.ts';
import type { StayNotice as Notice } from '../flow/stay-flow.ts';
import type { RoomObstacle } from '../flow/stay-purchase.ts';
import type { OtherNightsProps } from './other-nights.tsx';
import { RefundPromise } from './pay-or-ask.tsx';
import type { StayBookingState, ClearableForm } from './use-stay-booking.ts';

const OtherNights = optionalComponent(
  async () => (await import('./other-nights.tsx')).OtherNights,
  () => null,
);

/** Why the reservation service stopped the payment, and what the visitor can do now. */
function AvailabilityNotice({ obstacle, ...other }: OtherNightsProps & { obstacle: RoomObstacle }) {
  if (obstacle.kind === 'taken') {
    return (
      <NoticePanel title="Not available on these dates.">
        <ServiceMessage text={obstacle.reason} />
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
      <NoticePanel title={toastTexts.cannotRetrieve}>
        <ServiceMessage text={obstacle.reason} />
        <p>
          It would not say whether your dates are free, so we did not open the card form. Your details are
          still here. Call <PhoneLink />, or ask before you pay.
        </p>
      </NoticePanel>
    );
  }
  return (
    <NoticePanel title={toastTexts.cannotRetrieve}>
      <p>
        We could not check whether your dates are free, so we did not open the card form. Your details are
        still here. Try again in a moment, or call <PhoneLink />.
      </p>
    </NoticePanel>
  );
}

type PayStayAgainProps = {
  place: Place;
  period: DateSpan;
  earlier: readonly StayRecord[];
  /** The total of the form now. */
  naira: number;
  onShow: (record: StayRecord) => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

/** Asks before the same is paid a second time (C-22). */
function PayStayAgain({ place, period, ...question }: PayStayAgainProps) {
  const first = mostPressing(question.earlier);
  return (
    <>
      <PayAgainQuestion {...question} what={`for ${place.name}, ${periodText(place, period)}`} />
      {first && (isPaid(first) || first.status === 'unresolved') && <RefundPromise />}
    </>
  );
}

/** Offers what was typed before the card form was closed. */
function RestoreDetails({ isCleared, restore }: Pick<ClearableForm, 'isCleared' | 'restore'>) {
  if (!isCleared) return <p>Your details are back.</p>;
  return (
    <>
      <p>We cleared the form above, but what you typed is not lost.</p>
      <Button onClick={restore}>Put my details back</Button>
    </>
  );
}

/** Why an attempt to pay ended without a payment. */
function StayNoticePanel({
  notice,
  clearable,
  ...other
}: OtherNightsProps & { notice: Exclude<Notice, { kind: 'problems' }>; clearable: ClearableForm }) {
  if (notice.kind === 'stopped') return <AvailabilityNotice obstacle={notice.obstacle} {...other} />;
  const isClosed = notice.kind === 'closed-before-shown' || notice.kind === 'closed-after-shown';
  return (
    <UnpaidPanel notice={notice} what="the same dates">
      {isClosed ? <RestoreDetails {...clearable} /> : <p>Your details are still here.</p>}
    </UnpaidPanel>
  );
}

const EarlierStayText = styled.p`
  padding-bottom: ${space[12]};
`;

/** For visitors who have booked here before and now come for other dates. */
export function EarlierStay(props: { place: Place; stay: StayRecord; onShow: () => void }) {
  const { place, stay, onShow } = props;
  return (
    <Note>
      <EarlierStayText>{`You have a booking here for ${periodText(place, stay)}.`}</EarlierStayText>
      <Button $look="line" onClick={onShow}>
        Show the receipt
      </Button>
    </Note>
  );
}

type StayNoticeProps = { place: Place; state: StayBookingState; period: DateSpan };

/** What is said above the button. */
export function StayNotice({ place, state, period }: StayNoticeProps) {
  const { form, flow, edited, clearable, pay, show } = state;
  const notice = noticeOf(flow);
  if (flow.stage === 'asking') {
    return (
      <PayStayAgain
        place={place}
        period={period}
        earlier={flow.earlier}
        naira={costOf(place, period)}
        onShow={show}
        onPayAgain={() => void pay(flow.earlier)}
        onLeave={edited}
      />
    );
  }
  if (!notice || notice.kind === 'problems') return null;
  return (
    <StayNoticePanel
      notice={notice}
      clearable={clearable}
      place={place}
      period={period}
      onChoose={({ from, to }) => {
        if (!form.current) return;
        writeValues(form.current, { checkIn: from, checkOut: to, date: from }, 'all');
        form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
      }}
    />
  );
}
