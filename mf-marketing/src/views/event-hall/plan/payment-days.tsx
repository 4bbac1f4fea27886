import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import type { CostSheet } from './cost-sheet.ts';
import { paymentDates } from './payment-dates.ts';
import type { Plan } from './plan.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const List = styled.ol`
  display: grid;
  ${media.up(640)} {
    grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
    column-gap: ${space[20]};
  }
`;

const Day = styled.li<{ $back: boolean }>`
  position: relative;
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 0 0 18px 28px;
  &::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 0;
    z-index: 1;
    width: 14px;
    height: 14px;
    border: 2px solid ${(props) => (props.$back ? color.palm700 : color.indigo700)};
    border-radius: 50%;
    background: ${color.white};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 12px;
    bottom: -12px;
    left: 6px;
    width: 2px;
    background: ${color.sanyan400};
  }
  strong {
    font-variant-numeric: tabular-nums lining-nums;
  }
  p {
    ${type.small}
    color: ${role.text2};
  }
  ${media.up(640)} {
    padding: 28px 0 0;
    &::before {
      top: 0;
    }
    &:not(:last-child)::after {
      top: 6px;
      right: -${space[20]};
      bottom: auto;
      left: 14px;
      width: auto;
      height: 2px;
    }
  }
`;

/** Who is paid what, and when. */
export function PaymentDays({ plan, sheet }: { plan: Plan; sheet: CostSheet }) {
  const today = useToday();
  return (
    <Frame>
      <Heading level={4}>All of it is paid to {brand.name}, in this order</Heading>
      <List>
        {paymentDates(plan, sheet, today).map(({ id, when, naira, what }) => (
          <Day key={id} $back={id === 'back'}>
            <span>{when}</span>
            <strong>{formatNaira(naira)}</strong>
            <p>{what}</p>
          </Day>
        ))}
      </List>
    </Frame>
  );
}
