import { styled } from 'styled-components';
import { formatNaira, counted, countedInWords } from '@venue/shared/words/numbers.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted, Small } from '@venue/shared/ui/text.tsx';
import { depositRule, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { hallExtras, hallIncludes, lateExample } from '../../../content/halls/hall-extras.ts';
import { useHost } from '../../../host.ts';
import { IncludedAndExtra } from '../../../sections/included-and-extra.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Text } from '../../../sections/words.tsx';
import { Section } from '../../../sections/section.tsx';
import { DayPlan } from '../plan/day-plan.tsx';
import { DueTable } from './due-table.tsx';

const Rest = styled.div`
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
    <Section $ground="tint" aria-label="What it costs">
      <Columns $of={[4, 7]} $free>
        <Text>
          <Heading level={2}>What it costs, and when.</Heading>
          <Muted>
            Within {counted(invoiceValidHours, 'hour')} of your invoice you pay the deposit, {depositPercent}%
            of the rental, and a caution of {formatNaira(caution)}. The rest of the rental is due{' '}
            {countedInWords(balanceDueDays, 'day')} before{inParts}; closer than that, you pay everything at
            once. The caution is not part of the deposit: it comes back to you within{' '}
            {counted(cautionReturnDays, 'day')} of the event.
          </Muted>
        </Text>
        <DueTable />
        <Rest>
          <IncludedAndExtra title="In the rental" included={hallIncludes} extras={hallExtras} />
          <p>{lateExample(hallTerms)}</p>
          <Small>
            Halls are open from {hourText(hallTerms.opening)} to {hourText(hallTerms.closing)}. {depositRule}{' '}
            Every rule is in the <Link to={addressOf('mf-marketing/terms')}>terms and conditions</Link>.
          </Small>
        </Rest>
        <DayPlan people={people} />
      </Columns>
    </Section>
  );
}
