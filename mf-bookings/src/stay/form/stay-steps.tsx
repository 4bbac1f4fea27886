import { costOf } from '../booking/stay-cost.ts';
import { writeValues } from '@venue/shared/form/field-values.ts';
import { useFormDraft } from '@venue/shared/form/use-form-draft.ts';
import { useHandover } from '@venue/shared/form/use-handover.ts';
import { FormStep } from '../../layout/form-step.tsx';
import { useHost } from '../../host.ts';
import { DayStep, NightsStep } from './dates-step.tsx';
import { PayStayAgain } from './pay-stay-again.tsx';
import { noticeOf, problemsIn } from '../../payment/payment-flow.ts';
import { EarlierStay } from './earlier-stay.tsx';
import { StayNewsNotice } from './stay-news-notice.tsx';
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
import { PrivacyLink } from '../../controls/privacy-link.tsx';

type StayStepsProps = {
  place: Place;
  booking: StayBookingPage;
  period: DateSpan;
};

/** What is said above the button. */
function Answer({ place, booking, period }: StayStepsProps) {
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
    <StayNewsNotice
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

/** The fields, with what this device and other pages have for them, and the way to pay. */
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
          <Answer place={place} booking={booking} period={period} />
          {/* The question brings a button of its own. */}
          {flow.stage === 'asking' ? null : <PayOrAsk place={place} period={period} busy={busy} />}
        </FormStep>
        <PrivacyLink />
      </StayEnd>
    </>
  );
}
