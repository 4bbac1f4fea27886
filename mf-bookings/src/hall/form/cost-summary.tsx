import { formatLongDate, isCalendarDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { KeyValues, KeyValue } from '../../page/key-values.tsx';
import { SummaryCard, SummarySubject } from '../../page/summary-card.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-due.ts';
import type { HallFormValues } from '../hall-fields.ts';
import { depositRule, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { invoiceSums } from '../invoice.ts';
import { hallNamed } from '@venue/shared/venue/halls.ts';
import { useHallFormValues } from './use-hall-form-values.ts';

const Line = styled.span`
  display: block;
  & + & {
    margin-top: ${space[8]};
  }
`;

/** `Saturday 20 March 2027, 12:00 to 19:00`, with as much of it as is known. */
function whenWords({ eventDate, startTime, endTime }: HallFormValues): string {
  const day = isCalendarDate(eventDate) ? formatLongDate(eventDate) : 'No date yet';
  const from = startTime && `, ${startTime}`;
  const until = endTime && (startTime ? ` to ${endTime}` : `, until ${endTime}`);
  return `${day}${from}${until}`;
}

function AfterDeposit({ balance, eventDate, today }: { balance: number; eventDate: string; today: string }) {
  if (!isCalendarDate(eventDate)) {
    return (
      <Line>
        <strong>{formatNaira(balance)}</strong> follows, thirty days before the event.
      </Line>
    );
  }
  if (today !== '' && mustPayInFull(eventDate, today)) {
    return (
      <Line>
        <strong>Within thirty days</strong> the terms ask for the full payment at once.
      </Line>
    );
  }
  return (
    <Line>
      <strong>
        {formatNaira(balance)} by {formatLongDate(balanceDue(eventDate), 'short')},
      </strong>{' '}
      thirty days before.
    </Line>
  );
}

function amount(naira: number | undefined): string {
  return naira === undefined ? '–' : formatNaira(naira);
}

function Sums({ values }: { values: HallFormValues }) {
  const today = useToday();
  const hall = hallNamed(values.hall);
  const sums = hall && invoiceSums(values);
  const rental = amount(sums?.price.rental);
  const full = amount(sums?.price.full);
  return (
    <>
      <KeyValues>
        {/* Keyed by what they say: a new sum appears in its place, and nothing counts as moved. */}
        <KeyValue key={`rental ${rental}`} name="Hall rental" value={rental} />
        <KeyValue name="Caution, refundable" value={formatNaira(hallTerms.caution)} />
        <KeyValue key={`full ${full}`} name="Full payment" value={full} sum />
        {sums && sums.lateHours > 0 ? (
          <KeyValue name="After 8pm, with the balance" value={formatNaira(hallTerms.lateCharge)} />
        ) : null}
      </KeyValues>
      <Note key={values.hall}>
        {sums ? (
          <>
            <Line>
              <strong>{formatNaira(sums.price.deposit)} holds it.</strong> That is 40% of the rental and the
              caution.
            </Line>
            <AfterDeposit balance={sums.afterDeposit} eventDate={values.eventDate} today={today} />
          </>
        ) : (
          <>
            <Line>
              <strong>40% of the rental holds it,</strong> together with the caution of{' '}
              {formatNaira(hallTerms.caution)}.
            </Line>
            <Line>
              <strong>60% of the rental follows,</strong> thirty days before the event.
            </Line>
          </>
        )}
      </Note>
    </>
  );
}

/** What it will cost, from what the form holds at this moment. */
export function CostSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const values = useHallFormValues(form);
  return (
    <SummaryCard id="cost" title="What it will cost">
      <SummarySubject>
        {values.hall || 'No hall yet'}
        <br />
        {whenWords(values)}
      </SummarySubject>
      <Sums values={values} />
      <Small>{depositRule} The caution comes back within 7 days of the event.</Small>
    </SummaryCard>
  );
}
