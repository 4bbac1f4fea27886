import { costOf } from '../booking/stay-cost.ts';
import { writeValues } from '@venue/shared/form/field-values.ts';
import { useFormDraft } from '@venue/shared/form/draft.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { FormStep } from '../../layout/form-layout.tsx';
import { useHost } from '../../host.ts';
import { DayStep, NightsStep } from './dates-step.tsx';
import { PayStayAgain } from './pay-stay-again.tsx';
import { noticeOf, problemsIn } from '../../payment/payment-flow.ts';
import { StayNoticePanel } from './stay-notice-panel.tsx';
import { PayOrAsk } from './pay-or-ask.tsx';
import type { StayProblem } from '../booking/stay-problem.ts';
import type { Place } from '../booking/places.ts';
import { endId } from '../booking/stay-fields.ts';
import { handedOver, stayDraft } from '../booking/stay-draft.ts';
import { StayEnd, StayParts } from './stay-layout.ts';
import { stayTermsOf } from '../booking/stay-terms.ts';
import { TermsStep } from './terms-step.tsx';
import type { StayBookingPage } from './use-stay-booking.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { VisitorStep } from './visitor-step.tsx';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { styled } from 'styled-components';
import type { StayRecord } from '../booking/stay-record.ts';
import { periodText } from '../booking/stay-text.ts';
import { PrivacyLink } from '../../controls/privacy-link.tsx';

const EarlierStayText = styled.p`
  padding-bottom: ${space[12]};
`;

/** For visitors who have booked here before and now come for other dates. */
function EarlierStay(props: { place: Place; stay: StayRecord; onShow: () => void }) {
  const { place, stay, onShow } = props;
  return (
    <Note>
      <EarlierStayText>{`You have a booking here for ${periodText(place, stay)}.`}</EarlierStayText>
      <Button $variant="line" onClick={onShow}>
        Show the receipt
      </Button>
    </Note>
  );
}

type StayStepsProps = {
  place: Place;
  booking: StayBookingPage;
  period: DateSpan;
};

/** What is said above the button. */
function Notice({ place, booking, period }: StayStepsProps) {
  const { form, flow, edited, clearable, pay, show } = booking;
  const notice = noticeOf(flow);
  if (flow.stage === 'asking') {
    return (
      <PayStayAgain
        place={place}
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
      onTake={({ from, to }) => {
        if (!form.current) return;
        writeValues(form.current, { checkIn: from, checkOut: to, date: from }, 'all');
        form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
      }}
    />
  );
}

/** The fields, filled with the visitor's draft and dates chosen on other pages, and the ways to pay or ask. */
export function StaySteps({ place, booking, period }: StayStepsProps) {
  const { form, flow, earlierStay, show } = booking;
  const { set, fields } = handedOver[place.unit];
  useHandover(form, useHost().handover(set), fields);
  useFormDraft(form, stayDraft(place));
  const terms = stayTermsOf(place);
  const busy = flow.stage === 'paying';
  const problems = problemsIn(noticeOf(flow));
  const error = (field: StayProblem['field']) => problems[field];

  return (
    <>
      <StayParts inert={busy}>
        {earlierStay && <EarlierStay place={place} stay={earlierStay} onShow={() => show(earlierStay)} />}
        {place.unit === 'night' ? (
          <NightsStep period={period} error={error} />
        ) : (
          <DayStep period={period} error={error} />
        )}
        <VisitorStep unit={place.unit} error={error} />
        <TermsStep unit={place.unit} terms={terms} error={error('terms')} />
      </StayParts>
      <StayEnd id={endId}>
        <FormStep number={terms.length === 0 ? 3 : 4} title="Pay, or ask first">
          <Notice place={place} booking={booking} period={period} />
          {/* The pay-again question has its own buttons. */}
          {flow.stage === 'asking' ? null : <PayOrAsk place={place} period={period} busy={busy} />}
        </FormStep>
        <PrivacyLink />
      </StayEnd>
    </>
  );
}
