import { costOf } from '../booking/stay-cost.ts';
import { writeValues } from '@venue/shared/form/field-values.ts';
import { useFormDraft } from '@venue/shared/form/use-form-draft.ts';
import { useHandover } from '@venue/shared/form/use-handover.ts';
import { useHost } from '../../host.ts';
import { DayStep, NightsStep } from './dates-step.tsx';
import { PayStayAgain } from './pay-stay-again.tsx';
import { addressNotTaken } from '../../payment/card-form-words.ts';
import { FormStep } from '../../layout/form-step.tsx';
import { PayNews } from './pay-news.tsx';
import { PayOrAsk } from './pay-or-ask.tsx';
import type { PaymentProblem } from '../booking/payment-guard.ts';
import type { Place } from '../booking/places.ts';
import { endId } from '../booking/stay-fields.ts';
import { handedOver, stayDraft } from '../booking/stay-draft.ts';
import { StayEnd, StayParts } from './stay-layout.ts';
import type { FormNews } from '../flow/stay-flow.ts';
import { stayTermsOf } from '../booking/stay-terms.ts';
import { TermsStep } from './terms-step.tsx';
import type { StayBookingPage } from './use-stay-booking.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { VisitorStep } from './visitor-step.tsx';
import { PrivacyLink } from '../../controls/privacy-link.tsx';

function newsOf({ flow }: StayBookingPage) {
  return flow.stage === 'form' ? flow.news : undefined;
}

type StayStepsProps = {
  place: Place;
  booking: StayBookingPage;
  period: DateSpan;
};

/** What is said above the button. */
function Answer({ place, booking, period }: StayStepsProps) {
  const { form, flow, dispatch, pay, putBack, show } = booking;
  const news = newsOf(booking);
  if (flow.stage === 'asking') {
    return (
      <PayStayAgain
        key={flow.attempt}
        place={place}
        earlier={flow.earlier}
        naira={costOf(place, period)}
        onShow={show}
        onPayAgain={() => void pay(flow.earlier)}
        onLeave={() => dispatch({ type: 'edited' })}
      />
    );
  }
  if (flow.stage !== 'form' || !news || news.kind === 'refused') return null;
  return (
    <PayNews
      key={flow.attempt}
      news={news}
      onPutBack={putBack}
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

/** What is wrong with a field, by this page or by the card company. */
function problemAt(field: PaymentProblem['field'], news: FormNews | undefined): string | undefined {
  if (news?.kind === 'refused' && news.problem.field === field) return news.problem.text;
  const isNotTaken = news?.kind === 'card-refused' && news.about === field;
  return isNotTaken ? addressNotTaken : undefined;
}

/** The fields, with what this device and other pages have for them, and the way to pay. */
export function StaySteps({ place, booking, period }: StayStepsProps) {
  const { form, flow } = booking;
  const { set, fields } = handedOver[place.unit];
  useHandover(form, useHost().handover(set), fields);
  useFormDraft(form, stayDraft(place));
  const terms = stayTermsOf(place);
  const busy = flow.stage === 'paying';
  const news = newsOf(booking);
  const error = (field: PaymentProblem['field']) => problemAt(field, news);

  return (
    <>
      <StayParts inert={busy}>
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
