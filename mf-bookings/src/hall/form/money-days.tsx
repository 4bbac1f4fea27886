import { styled } from 'styled-components';
import { formatNaira, counted } from '@venue/shared/text/numbers.ts';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

/** On phones one below the other, and beside each other where there is room. */
const Days = styled.ol`
  ${type.ui}
  display: grid;
  margin-top: ${space[4]};
  ${media.up(900)} {
    grid-template-columns: repeat(4, 1fr);
    margin-top: ${space[12]};
  }
`;

const Day = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: baseline;
  justify-content: space-between;
  padding-block: 5px;
  border-top: 1px solid ${role.hairline};
  color: ${role.text2};
  span {
    ${type.small}
    flex-basis: 100%;
  }
  /* On phones the first field comes sooner; the price card says the same. */
  & + & > span {
    ${media.below(900)} {
      display: none;
    }
  }
  strong {
    font: 650 1.125rem/1.3 var(--sans);
    font-variant-numeric: lining-nums tabular-nums;
    color: ${role.text};
  }
  ${media.up(900)} {
    display: grid;
    gap: 2px;
    align-content: start;
    justify-content: normal;
    padding: 16px ${space[20]} 0 0;
    border-color: ${color.sanyan400};
    &::before {
      content: '';
      position: absolute;
      top: -5px;
      left: 0;
      width: 9px;
      height: 9px;
      border-radius: 50%;
      background: ${color.brass400};
    }
    strong {
      font-size: 1.5rem;
    }
  }
`;

const { balanceDueDays, caution, cautionReturnDays, depositPercent, invoiceValidHours } = hallTerms;

const days = [
  {
    when: 'Today',
    sum: formatNaira(0),
    what: `we check the date, hold it ${counted(invoiceValidHours, 'hour')}, write the invoice`,
  },
  {
    when: `Within ${counted(invoiceValidHours, 'hour')}`,
    sum: `${depositPercent}% + ${formatNaira(caution)}`,
    what: 'the rental share and the caution, to secure the date',
  },
  {
    when: `${counted(balanceDueDays, 'day')} before`,
    sum: `${100 - depositPercent}%`,
    what: 'the balance (or pay in full if the event is sooner)',
  },
  {
    when: `Within ${counted(cautionReturnDays, 'day')} after`,
    sum: `${formatNaira(caution)} back`,
    what: 'the caution',
  },
] as const;

/** What is paid when, before a word is typed. */
export function MoneyDays() {
  return (
    <Days aria-label="What is paid when">
      {days.map(({ when, sum, what }) => (
        <Day key={when}>
          {when}
          <strong>{sum}</strong>
          <span>{what}</span>
        </Day>
      ))}
    </Days>
  );
}
