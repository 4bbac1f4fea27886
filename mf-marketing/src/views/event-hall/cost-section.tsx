import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira, countedInWords, counted } from '@venue/shared/text/numbers.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted, Small } from '@venue/shared/ui/text.tsx';
import { hallTerms, depositRule } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { hallExtras, hallIncludes, lateExample } from '../../content/halls/hall-extras.ts';
import { paymentSchedule } from '../../content/halls/payment-schedule.ts';
import { useHost } from '../../host.ts';
import { IncludedAndExtra } from '../../sections/included-and-extra.tsx';
import { Section } from '../../sections/section.tsx';
import { TextColumn } from '../../sections/text-blocks.tsx';
import { CostSheetForm } from './cost-sheet/cost-sheet-form.tsx';

const Table = styled.table`
  width: 100%;
  font: 400 1rem/1.45 var(--sans);
  tbody tr {
    border-top: 1px solid ${role.hairline};
  }
  th,
  td {
    padding: 12px 0 12px 8px;
    text-align: right;
    vertical-align: top;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th:first-child {
    width: 30%;
    padding-left: 0;
    text-align: left;
  }
  thead th {
    padding-top: 16px;
    font-weight: 650;
    line-height: 1.3;
  }
  tbody th {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${role.text2};
  }
  td:nth-of-type(1) {
    font-weight: 650;
  }
  ${media.up(900)} {
    font-size: 1.125rem;
    th,
    td {
      padding: 15px 0 15px 24px;
    }
  }
`;

/** With very large text the table scrolls instead of widening the page. */
const Frame = styled.div`
  overflow-x: auto;
`;

/** The payments for each hall (I-04 to I-06, I-13). What is paid minus what comes back is the rental. */
function PaymentTable() {
  return (
    <Frame>
      <AsoOkeStripe $thin />
      <Table aria-label="What it costs, and when">
        <thead>
          <tr>
            <th scope="col">Hall, and its rental</th>
            {/* The dates are the same for every hall. */}
            {paymentSchedule({ rental: 0 }).map(({ id, when }) => (
              <th key={id} scope="col">
                {id === 'caution-refund' ? 'You get back' : when}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {halls.map(({ id: hallId, name, rental }) => (
            <tr key={hallId}>
              <th scope="row">
                {name} <small>{formatNaira(rental)}</small>
              </th>
              {paymentSchedule({ rental }).map(({ id, naira }) => (
                <td key={id}>{formatNaira(naira)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const IncludedAndRules = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-column: 1 / -1;
    margin-top: ${space[12]};
  }
`;

/** Prices, due dates, what is included, and the visitor's own cost sheet. */
export function CostSection({ people }: { people: number }) {
  const { Link } = useHost();
  const { depositPercent, caution, cautionReturnDays, invoiceValidHours, balanceDueDays, leastPart } =
    hallTerms;
  const inParts = leastPart > 0 ? `, in one sum or in parts of at least ${formatNaira(leastPart)}` : '';
  return (
    <Section $background="tint" aria-label="What it costs">
      <Columns $first={4} $free>
        <TextColumn>
          <Heading level={2}>What it costs, and when.</Heading>
          <Muted>
            Within {counted(invoiceValidHours, 'hour')} of your invoice you pay the deposit, {depositPercent}%
            of the rental, and a caution of {formatNaira(caution)}. The rest of the rental is due{' '}
            {countedInWords(balanceDueDays, 'day')} before{inParts}; closer than that, you pay everything at
            once. The caution is not part of the deposit: it comes back to you within{' '}
            {counted(cautionReturnDays, 'day')} of the event.
          </Muted>
        </TextColumn>
        <PaymentTable />
        <IncludedAndRules>
          <IncludedAndExtra title="In the rental" included={hallIncludes} extras={hallExtras} first={5} />
          <p>{lateExample(hallTerms)}</p>
          <Small>
            Halls are open from {hourText(hallTerms.opening)} to {hourText(hallTerms.closing)}. {depositRule}{' '}
            Every rule is in the <Link to={addressOf('mf-marketing/terms')}>terms and conditions</Link>.
          </Small>
        </IncludedAndRules>
        <CostSheetForm people={people} />
      </Columns>
    </Section>
  );
}
