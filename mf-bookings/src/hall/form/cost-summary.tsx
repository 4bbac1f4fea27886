import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { formatNaira, counted, countedInWords } from '@venue/shared/text/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { formatLongDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import { zoneSuffixOn } from '@venue/shared/time/zone-suffix.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { KeyValues, KeyValue } from '@venue/shared/ui/key-values.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import {
  balanceDue,
  mustPayInFull,
  depositRule,
  hallTerms,
  nextDayText,
} from '@venue/shared/venue/hall-terms.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { OtherCurrency } from '../../currency/other-currency.tsx';
import { useHost } from '../../host.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { SummaryCard, SummarySubject } from '../../ui/summary-card.tsx';
import { priceOf } from '../booking/account.ts';
import { termsFor } from '../booking/agreed-terms.ts';
import type { HallFormValues } from '../booking/hall-fields.ts';
import { hallNamed } from '../booking/named-hall.ts';
import { type HallFormRef, useHallFormValues } from './form-fields.ts';
import { hallStepId } from './hall-form-steps.tsx';

const Line = styled.span`
  display: block;
  & + & {
    margin-top: ${space[8]};
  }
`;

const { balanceDueDays, caution, cautionReturnDays, closing, depositPercent } = hallTerms;
const balanceDays = countedInWords(balanceDueDays, 'day');

/** `Saturday 20 March 2027, 12:00 to 19:00`, with as much of it as is known. */
function whenText({ eventDate, startTime, endTime }: HallFormValues): string {
  const nextDay = nextDayText({ startTime, endTime });
  const day = isCalendarDate(eventDate) ? formatLongDate(eventDate) : 'No date yet';
  const from = startTime && `, ${startTime}`;
  const until = endTime && (startTime ? ` to ${endTime}` : `, until ${endTime}`);
  const zone = startTime || endTime ? zoneSuffixOn(eventDate) : '';
  return `${day}${from}${until}${zone}${nextDay}`;
}

function AfterDeposit({ balance, eventDate, today }: { balance: number; eventDate: string; today: string }) {
  if (!isCalendarDate(eventDate)) {
    return (
      <Line key="undated">
        <strong>{formatNaira(balance)}</strong> is due {balanceDays} before the event.
      </Line>
    );
  }
  if (today !== '' && mustPayInFull(eventDate, today)) {
    return (
      <Line key="at-once">
        <strong>Within {balanceDays}</strong> of the event, the full payment is due at once.
      </Line>
    );
  }
  return (
    <Line key="dated">
      <strong>{`${formatNaira(balance)} by ${formatLongDate(balanceDue(eventDate), 'short')},`}</strong>{' '}
      {balanceDays} before.
    </Line>
  );
}

const cautionRow = <KeyValue name="Caution, refundable" value={formatNaira(caution)} />;

/** Shown until a hall is chosen. */
function PricesOfAnyHall() {
  return (
    <>
      <Note>
        <Line>
          <strong>{depositPercent}% of the rental secures the date,</strong> together with the caution.
        </Line>
        <Line>
          <strong>The other {100 - depositPercent}% is due</strong> {balanceDays} before the event, or at once
          if it is sooner.
        </Line>
      </Note>
      <KeyValues>
        <KeyValue name="Hall rental" value={`from ${formatNaira(hallsFrom)}`} />
        {cautionRow}
      </KeyValues>
    </>
  );
}

function Sums({ hall, values }: { hall: Hall; values: HallFormValues }) {
  const today = useToday();
  const { rental, deposit, balance, full, lateHours } = priceOf({ details: values, terms: termsFor(hall) });
  const total = full + lateHours;
  return (
    <>
      <Note key={hall.name}>
        <Line>
          <strong>{formatNaira(deposit)} secures the date.</strong> That is {depositPercent}% of the rental
          plus the caution.
        </Line>
        <AfterDeposit balance={balance + lateHours} eventDate={values.eventDate} today={today} />
      </Note>
      <KeyValues>
        {/* Keyed by amount, so that a new amount is mounted in place and causes no layout shift. */}
        <KeyValue key={`rental ${rental}`} name="Hall rental" value={formatNaira(rental)} />
        {cautionRow}
        {lateHours > 0 ? (
          <KeyValue name={`After ${hourText(closing)}, with the balance`} value={formatNaira(lateHours)} />
        ) : null}
        <KeyValue key={`total ${total}`} name="Total" value={formatNaira(total)} sum />
      </KeyValues>
      <OtherCurrency naira={total} />
    </>
  );
}

/** The cost, from what the form holds now. */
export function CostSummary({ form }: { form: HallFormRef }) {
  const values = useHallFormValues(form);
  const hall = hallNamed(values.hall);
  const { Link } = useHost();
  return (
    <SummaryCard id="cost" title="What it will cost" short={hall === undefined}>
      <SummarySubject>
        <span>{values.hall || 'No hall yet'}</span>
        <br />
        <span>{whenText(values)}</span>
      </SummarySubject>
      {hall ? <Sums hall={hall} values={values} /> : <PricesOfAnyHall />}
      <Small>
        {depositRule} The caution is returned within {counted(cautionReturnDays, 'day')} of the event.
      </Small>
      <Small>
        Power, parking, toilets, linens:{' '}
        <Link to={addressOf('mf-marketing/questions')} newTab>
          what planners ask before they pay
        </Link>
      </Small>
      <Small>
        Any questions? Call <PhoneLink />, {officeHours}
        <ZoneSuffix />.
      </Small>
    </SummaryCard>
  );
}

/** Late hours are no part of what an invoice calls the full payment (D-46), so they are named beside the total. */
function totalText({ full, lateHours }: ReturnType<typeof priceOf>): string {
  const total = formatNaira(full + lateHours);
  return lateHours > 0 ? `${total} with late hours` : `${total} in total`;
}

/** The sum at the bottom of phone screens, as soon as a hall is chosen. */
export function HallPriceBar({ form }: { form: HallFormRef }) {
  const values = useHallFormValues(form);
  const hall = hallNamed(values.hall);
  const price = hall && priceOf({ details: values, terms: termsFor(hall) });
  return (
    <PhoneBar label="Price">
      <PhoneBarText>
        <strong>{price ? `${formatNaira(price.deposit)} secures the date` : 'Choose a hall'}</strong>
        <span>{price ? totalText(price) : 'to see the total'}</span>
      </PhoneBarText>
      <Button as="a" href={price ? '#cost' : `#${hallStepId}`} $look="line">
        {price ? 'See the price' : 'See the halls'}
      </Button>
    </PhoneBar>
  );
}
