import { styled } from 'styled-components';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { concertFacts } from '@venue/shared/venue/concert-facts.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { PastDay, useIsPast } from '../../time/past-day-remark.tsx';
import { FormStep, FieldPair } from '../../ui/form-layout.tsx';
import { type PeriodCheck, checkPeriod } from '../booking/stay-cost.ts';
import { fieldId } from '../booking/stay-fields.ts';
import { chosenDate, noStay, stayText } from '../booking/stay-text.ts';

type DatesProps = { period: DateSpan; error: (field: 'checkIn' | 'checkOut' | 'date') => string | undefined };

/** The remarks share one cell, so that nothing below moves when one replaces another. */
const Remarks = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
`;

const Remark = styled(Small)<{ $shown: boolean }>`
  visibility: ${(props) => (props.$shown ? 'visible' : 'hidden')};
`;

function DatesRemark(props: { what: string; first: string; plain: string; chosen?: string | undefined }) {
  const isPast = useIsPast(props.first);
  return (
    <Remarks>
      <Remark $shown={!isPast && !props.chosen}>{props.plain}</Remark>
      {props.chosen && <Chosen $shown={!isPast}>{props.chosen}</Chosen>}
      <PastDay what={props.what} date={props.first} />
    </Remarks>
  );
}

const Chosen = styled.p<{ $shown: boolean }>`
  ${type.h4}
  visibility: ${(props) => (props.$shown ? 'visible' : 'hidden')};
`;

/** Side by side, even on phones. */
const TwoDates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: ${space[20]} 12px;
  ${media.up(640)} {
    column-gap: ${layout.columnGap};
  }
`;

const Readout = styled.dl`
  ${type.ui}
  dt {
    ${type.label}
  }
  dd {
    padding-block: 18px 0;
    font-variant-numeric: tabular-nums;
  }
`;

const night = { unit: 'night' } as const;

const datesText = {
  open: () => undefined,
  'no-stay': () => noStay,
  payable: stayText,
} as const satisfies Record<PeriodCheck, (period: DateSpan) => string | undefined>;

/** Check-in and check-out (F-04). */
export function NightsStep({ period, error }: DatesProps) {
  // Once the form was refused, the field itself shows the problem.
  const isRefused = (error('checkIn') ?? error('checkOut')) !== undefined;
  const chosen = datesText[checkPeriod(night, period)](period);
  return (
    <FormStep number={1} title="Your nights">
      <TwoDates>
        <TextField
          id={fieldId('checkIn')}
          name="checkIn"
          type="date"
          label="Check-in date"
          error={error('checkIn')}
        />
        <TextField
          id={fieldId('checkOut')}
          name="checkOut"
          type="date"
          label="Check-out date"
          error={error('checkOut')}
        />
        <TextField id={fieldId('arrival')} name="arrival" type="time" label="Arrival time" optional />
      </TwoDates>
      <DatesRemark
        what="The check-in date"
        first={period.from}
        plain="You pay by the night."
        chosen={isRefused ? undefined : chosen}
      />
    </FormStep>
  );
}

function ConcertFacts() {
  const { known } = concertFacts(siteFacts().venue.concertSpace);
  if (known.length === 0) return null;
  return (
    <KeyValues>
      {known.map(({ name, text }) => (
        <KeyValue key={name} name={name} value={text} />
      ))}
    </KeyValues>
  );
}

/** The one date of the concert space, repeated as dd/mm/yyyy because browsers write their date fields differently (F-05). */
export function DayStep({ period, error }: DatesProps) {
  const date = chosenDate(period.from);
  return (
    <FormStep number={1} title="Your day">
      <FieldPair>
        <TextField id={fieldId('date')} name="date" type="date" label="Date" error={error('date')} />
        {date !== '' && (
          <Readout>
            <dt>You chose</dt>
            <dd key={date}>{date}</dd>
          </Readout>
        )}
      </FieldPair>
      <DatesRemark what="The date" first={period.from} plain="The price is for one day." />
      <ConcertFacts />
    </FormStep>
  );
}
