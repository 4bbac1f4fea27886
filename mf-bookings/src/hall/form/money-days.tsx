import { formatNaira } from '@venue/shared/money.ts';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { styled } from 'styled-components';

const Days = styled.ol`
  ${type.ui}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[12]} ${space[20]};
  margin-top: ${space[4]};
  ${media.up(900)} {
    grid-template-columns: repeat(4, 1fr);
    gap: 0;
    margin-top: ${space[12]};
  }
`;

const Day = styled.li`
  position: relative;
  padding-top: 12px;
  border-top: 1px solid ${color.sanyan400};
  line-height: 1.35;
  color: ${role.text2};
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
    display: block;
    font: 650 1.25rem/1.3 var(--sans);
    font-variant-numeric: lining-nums tabular-nums;
    color: ${role.text};
  }
  ${media.up(900)} {
    padding: 16px ${space[20]} 0 0;
    strong {
      font-size: 1.5rem;
    }
  }
`;

const { balanceDueDays, caution, cautionReturnDays, depositPercent, invoiceValidHours } = hallTerms;

const days = [
  { sum: 'Nothing', when: 'today: we check the date, hold it and write your invoice' },
  {
    sum: `${depositPercent}% + ${formatNaira(caution)}`,
    when: `within ${counted(invoiceValidHours, 'hour')}, and the date is yours`,
  },
  {
    sum: `${100 - depositPercent}%`,
    when: `of the rental, ${counted(balanceDueDays, 'day')} before the event`,
  },
  {
    sum: `${formatNaira(caution)} back`,
    when: `within ${counted(cautionReturnDays, 'day')} after it, the caution`,
  },
] as const;

/** What is paid when, before a word is typed. */
export function MoneyDays() {
  return (
    <Days aria-label="What is paid when">
      {days.map(({ sum, when }) => (
        <Day key={sum}>
          <strong>{sum}</strong>
          {when}
        </Day>
      ))}
    </Days>
  );
}
