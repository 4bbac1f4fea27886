import { formatLongDate, isCalendarDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { KeyValues, KeyValue } from '../../layout/key-values.tsx';
import { SummaryCard, SummarySubject } from '../../layout/summary-card.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-due.ts';
import type { HallFormValues } from './hall-fields.ts';
import { depositRule, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourWords } from '@venue/shared/venue/hour-words.ts';
import { counted, countedInWords } from '@venue/shared/words/counted.ts';
import { termsFor } from '../booking/agreed-terms.ts';
import { invoiceSums } from '../invoice/invoice.ts';
import { hallNamed } from '@venue/shared/venue/halls.ts';
import { useHallFormValues } from './use-hall-form-values.ts';

const Line = styled.span`
  display: block;
  & + & {
    margin-top: ${space[8]};
  }
`;

const { balanceDueDays, caution, cautionReturnDays, closing, depositPercent, lateCharge } = hallTerms;
const balanceDays = countedInWords(balanceDueDays, 'day');

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
        <strong>{formatNaira(balance)}</strong> follows, {balanceDays} before the event.
      </Line>
    );
  }
  if (today !== '' && mustPayInFull(eventDate, today)) {
    return (
      <Line>
        <strong>Within {balanceDays}</strong> the terms ask for the full payment at once.
      </Line>
    );
  }
  return (
    <Line>
      <strong>
        {formatNaira(balance)} by {formatLongDate(balanceDue(eventDate), 'short')},
      </strong>{' '}
      {balanceDays} before.
    </Line>
  );
}

function amount(naira: number | undefined): string {
  return naira === undefined ? '–' : formatNaira(naira);
}

function Sums({ values }: { values: HallFormValues }) {
  const today = useToday();
  const hall = hallNamed(values.hall);
  const sums = hall && invoiceSums({ details: values, terms: termsFor(hall) });
  const rental = amount(sums?.price.rental);
  const full = amount(sums?.price.full);
  return (
    <>
      <KeyValues>
        {/* Keyed by what they say: a new sum appears in its place, and nothing counts as moved. */}
        <KeyValue key={`rental ${rental}`} name="Hall rental" value={rental} />
        <KeyValue name="Caution, refundable" value={formatNaira(caution)} />
        <KeyValue key={`full ${full}`} name="Full payment" value={full} sum />
        {sums && sums.lateHours > 0 ? (
          <KeyValue name={`After ${hourWords(closing)}, with the balance`} value={formatNaira(lateCharge)} />
        ) : null}
      </KeyValues>
      <Note key={values.hall}>
        {sums ? (
          <>
            <Line>
              <strong>{formatNaira(sums.price.deposit)} holds it.</strong> That is {depositPercent}% of the
              rental and the caution.
            </Line>
            <AfterDeposit balance={sums.afterDeposit} eventDate={values.eventDate} today={today} />
          </>
        ) : (
          <>
            <Line>
              <strong>{depositPercent}% of the rental holds it,</strong> together with the caution of{' '}
              {formatNaira(caution)}.
            </Line>
            <Line>
              <strong>{100 - depositPercent}% of the rental follows,</strong> {balanceDays} before the event.
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
      <Small>
        {depositRule} The caution comes back within {counted(cautionReturnDays, 'day')} of the event.
      </Small>
    </SummaryCard>
  );
}
