import { styled } from 'styled-components';
import { inFigures, formatNaira } from '../text/numbers.ts';
import { doubleLine } from '../theme/styles.ts';
import { role } from '../theme/tokens.ts';

const TariffBox = styled.div`
  display: grid;
  gap: 2px;
`;

const Above = styled.p`
  font-size: 1rem;
  line-height: 1.4;
  color: ${role.text2};
  strong {
    font-weight: 650;
    color: ${role.text};
  }
`;

const Now = styled.p`
  font: 600 1.125rem/1.2 var(--sans);
  b {
    margin-right: 0.1em;
    &:not(:first-child) {
      margin-left: 0.06em;
    }
    /* Seven figures of twice the size are wider than a phone. */
    font: 650 min(2.25rem, 14vw)/1.1 var(--sans);
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: -0.015em;
  }
`;

const Total = styled.p`
  ${doubleLine}
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;
  margin-top: 10px;
  padding-top: 10px;
  font-size: 1rem;
  line-height: 1.35;
  b {
    font-size: 1.375rem;
    font-weight: 650;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** What a stay comes to: `3 nights, Fri 4 to Mon 7 Dec` and naira. */
export type TariffTotal = { readonly text: string; readonly naira: number };

type TariffProps = {
  /** The listed price in naira, shown with the saving if it is higher than `rate`. */
  listed?: number | undefined;
  /** Naira a night or a day. */
  rate: number;
  unit: 'night' | 'day';
  /** Charged by card on this site: `Pay ₦25,000 a night online`. */
  isPaidOnline: boolean;
  /** Absent until the dates are known. */
  total?: TariffTotal | undefined;
};

/** A price, the same on every page: the listed price small, the price to pay large, and the total (D-01). */
export function Tariff({ listed, rate, unit, isPaidOnline, total }: TariffProps) {
  return (
    <TariffBox>
      {listed !== undefined && listed > rate && (
        <Above>
          Listed ₦<s>{inFigures(listed)}</s>, <strong>you save {formatNaira(listed - rate)}</strong>
        </Above>
      )}
      <Now>
        {isPaidOnline && <span>Pay </span>}
        <b>{formatNaira(rate)}</b> a {unit}
        {isPaidOnline && ' online'}
      </Now>
      {total && (
        <Total>
          <span>{total.text}</span> <b data-cost>{formatNaira(total.naira)}</b>
        </Total>
      )}
    </TariffBox>
  );
}
