import { styled } from 'styled-components';
import { useFormDraft } from '@venue/shared/form/draft.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { useHost } from '../../host.ts';
import { noticeOf, problemsIn } from '../../payment/payment-flow.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormStep, NameThenPair } from '../../ui/form-layout.tsx';
import { PersonFields } from '../../ui/person-fields.tsx';
import { PrivacyLink } from '../../ui/privacy-link.tsx';
import type { Place } from '../booking/places.ts';
import { type StayProblem, endId, fieldId, handoverOf, stayDraft } from '../booking/stay-fields.ts';
import { stayTermsOf, termSentences } from '../booking/stay-terms.ts';
import { TermsList } from '../receipt/terms-list.tsx';
import { DayStep, NightsStep } from './dates-step.tsx';
import { PayOrAsk } from './pay-or-ask.tsx';
import { EarlierStay, StayNotice } from './stay-notice.tsx';
import type { StayBookingState } from './use-stay-booking.ts';

const Parts = styled.div`
  display: grid;
  gap: 40px;
  order: 1;
  min-width: 0;
  ${media.up(900)} {
    order: 0;
    grid-area: 2 / 1;
    /* The edge of the indigo separates enough. */
    > section:first-child {
      border-top: 0;
    }
  }
`;

const End = styled.div`
  display: grid;
  gap: ${space[32]};
  order: 3;
  margin-top: 12px;
  > [role='group'] {
    margin-block: 12px;
  }
  ${media.up(900)} {
    order: 0;
    grid-area: 3 / 1;
    margin-top: ${space[20]};
  }
`;

const visitorText = {
  night: { title: 'Who is staying', name: 'Full name', phone: 'So reception can reach you on your way.' },
  day: { title: 'Who is booking', name: 'Name', phone: 'So we can reach you before the day.' },
} as const satisfies Record<Place['unit'], object>;

/** The form checks nothing else about the visitor (V-10, D-08). */
const whatIsNeeded = 'You only need an e-mail address to pay. Your name and number tell us who to expect.';

/** Name, e-mail and phone (F-04, F-05). */
function VisitorStep({
  unit,
  error,
}: Pick<Place, 'unit'> & { error: (field: 'name' | 'email') => string | undefined }) {
  const { title, name, phone } = visitorText[unit];
  return (
    <FormStep number={2} title={title}>
      <Small>{whatIsNeeded}</Small>
      <NameThenPair>
        <PersonFields
          form="stay"
          name={{ label: name }}
          emailHint="The payment company sends its receipt here."
          phone={{ hint: phone }}
          problems={{ name: error('name'), email: error('email') }}
        />
      </NameThenPair>
    </FormStep>
  );
}

const termsTitles = { night: 'Terms of your stay', day: 'Terms of your day' } as const satisfies Record<
  Place['unit'],
  string
>;

type TermsProps = { unit: Place['unit']; terms: readonly string[]; error: string | undefined };

/** The terms to agree to before paying, if the venue has set any. */
function TermsStep({ unit, terms, error }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <FormStep number={3} title={termsTitles[unit]}>
      <TermsList terms={terms} />
      <Checkbox id={fieldId('terms')} name="terms" error={error}>
        I have read these terms and agree to them
      </Checkbox>
    </FormStep>
  );
}

type StayStepsProps = {
  place: Place;
  state: StayBookingState;
  period: DateSpan;
};

/** The fields, filled with the visitor's draft and dates chosen on other pages, and the ways to pay or ask. */
export function StaySteps({ place, state, period }: StayStepsProps) {
  const { form, flow, earlierStay, show } = state;
  const { set, fields } = handoverOf[place.unit];
  useHandover(form, useHost().handover(set), fields);
  useFormDraft(form, stayDraft(place));
  const terms = termSentences(stayTermsOf(place));
  const busy = flow.stage === 'paying';
  const problems = problemsIn(noticeOf(flow));
  const error = (field: StayProblem['field']) => problems[field];

  return (
    <>
      <Parts inert={busy}>
        {earlierStay && <EarlierStay place={place} stay={earlierStay} onShow={() => show(earlierStay)} />}
        {place.unit === 'night' ? (
          <NightsStep period={period} error={error} />
        ) : (
          <DayStep period={period} error={error} />
        )}
        <VisitorStep unit={place.unit} error={error} />
        <TermsStep unit={place.unit} terms={terms} error={error('terms')} />
      </Parts>
      <End id={endId}>
        <FormStep number={terms.length === 0 ? 3 : 4} title="Pay, or ask first">
          <StayNotice place={place} state={state} period={period} />
          {/* The pay-again question has its own buttons. */}
          {flow.stage === 'asking' ? null : <PayOrAsk place={place} period={period} busy={busy} />}
        </FormStep>
        <PrivacyLink />
      </End>
    </>
  );
}
