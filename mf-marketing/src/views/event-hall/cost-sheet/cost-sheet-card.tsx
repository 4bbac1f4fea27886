import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { formatNaira, counted, inFigures } from '@venue/shared/text/numbers.ts';
import { doubleLine } from '@venue/shared/theme/styles.ts';
import { color, role, space, type, media } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { Small, Muted } from '@venue/shared/ui/text.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { hallTerms, depositRule, nextDayText } from '@venue/shared/venue/hall-terms.ts';
import { paymentSchedule } from '../../../content/halls/payment-schedule.ts';
import { Stack } from '../../../sections/text-blocks.tsx';
import { Timeline, TimelineStep } from '../../../sections/timeline.tsx';
import type { CostSheet } from './cost-sheet.ts';
import type { EventPlan } from './event-plan.ts';

const Table = styled.table`
  width: 100%;
  tbody tr {
    border-top: 1px solid ${role.hairline};
  }
  tbody tr:first-child {
    ${doubleLine}
  }
  th,
  td {
    padding: 10px 0;
    text-align: left;
    vertical-align: top;
  }
  th {
    overflow-wrap: anywhere;
    font-weight: 600;
    span {
      display: block;
      ${type.small}
      color: ${role.text2};
    }
  }
  td {
    padding-left: ${space[20]};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  tfoot tr {
    border-top: 2px solid ${color.ink};
  }
  tfoot td {
    ${type.price}
    font-size: min(1.375rem, 10vw);
    padding-left: ${space[20]};
  }
`;

/** The lines of the sheet, each with its rule, and the total. */
function CostTable({ sheet: { lines, total } }: { sheet: CostSheet }) {
  return (
    <Table>
      <tbody>
        {lines.map(({ id, item, rule, naira }) => (
          <tr key={id}>
            <th key={item} scope="row">
              {item}
              <span>{rule}</span>
            </th>
            <td>{naira === 0 ? '–' : formatNaira(naira)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total
            <span>{`${formatNaira(total - hallTerms.caution)} once the caution is returned`}</span>
          </th>
          <td>
            <output>{formatNaira(total)}</output>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Card = styled.div`
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${type.ui}
`;

const SheetContent = styled.div`
  display: grid;
  gap: ${space[20]};
  padding: ${space[20]};
  ${media.up(900)} {
    gap: 28px;
    padding: 32px 36px 36px;
  }
`;

function hoursText({ startTime, endTime }: EventPlan): string {
  if (startTime && endTime) return `, ${startTime} to ${endTime}${nextDayText({ startTime, endTime })}`;
  if (startTime) return `, from ${startTime}`;
  return endTime && `, until ${endTime}`;
}

function layoutText({ people, layout }: EventPlan): string {
  return people > 0 ? `${counted(people, 'person', 'people')}, ${layout}` : `Set as a ${layout}`;
}

function tooManyText({ fit, hall }: EventPlan): string | undefined {
  const { most } = capacityOf(hall);
  if (fit.kind === 'unknown' || fit.people <= most) return undefined;
  const tooMany = `${inFigures(fit.people)} people are more than ${hall.name} holds (${inFigures(most)}).`;
  return fit.kind === 'beyond-halls'
    ? `${tooMany} Larger events use the event center: send this plan for a quote.`
    : `${tooMany} ${fit.hall.name} has room.`;
}

function TooMany({ plan }: { plan: EventPlan }) {
  const text = tooManyText(plan);
  return text === undefined ? null : <Note>{text}</Note>;
}

function PaymentDates({ plan, sheet }: { plan: EventPlan; sheet: CostSheet }) {
  const { hall, eventDate } = plan;
  const schedule = paymentSchedule({ rental: hall.rental, eventDate, ...sheet }, useToday());
  return (
    <Stack>
      <Heading level={4}>What you pay {brand.name}, and when</Heading>
      <Timeline>
        {schedule.map(({ id, when, naira, what }) => (
          <TimelineStep key={id} $color={id === 'caution-refund' ? color.palm700 : undefined}>
            <span>{when}</span>
            <strong>{formatNaira(naira)}</strong>
            <p>{what}</p>
          </TimelineStep>
        ))}
      </Timeline>
    </Stack>
  );
}

/** The cost sheet: lines, total, payment dates, and buttons to book or to request a quote. */
export function CostSheetCard({ plan, sheet }: { plan: EventPlan; sheet: CostSheet }) {
  const { hall } = plan;
  return (
    <Card role="group" aria-label="Cost sheet">
      <AsoOkeStripe $thin />
      <SheetContent>
        <Stack $gap={4}>
          <Heading level={3}>{hall.name}</Heading>
          <Muted>{`${layoutText(plan)}${hoursText(plan)}`}</Muted>
        </Stack>
        <TooMany plan={plan} />
        <CostTable sheet={sheet} />
        <PaymentDates plan={plan} sheet={sheet} />
        <ButtonRow>
          <Button type="submit" name="to" value="booking">
            <span>{`Book ${hall.name} with this plan`}</span>
            <Icon name="arrow" />
          </Button>
          <Button
            type="submit"
            name="to"
            value="quote"
            formAction={addressOf('mf-forms/request-quote')}
            $look="line"
          >
            Request a quote for it
          </Button>
        </ButtonRow>
        <Small>
          {depositRule} Time past the agreed hours costs {formatNaira(hallTerms.overtimeHour)} an hour and is
          not in this sheet.
        </Small>
      </SheetContent>
    </Card>
  );
}
