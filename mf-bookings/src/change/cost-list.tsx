import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color, role, space, type } from '@venue/shared/theme/tokens.ts';
import type { Cost } from './changeable-booking.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
`;

/** A name and its amount in one line if they fit, and the explanation below. */
const Sums = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[20]};
    padding: 10px 0;
    border-top: 1px solid ${role.hairline};
  }
  > div[data-sum] {
    border-top: 2px solid ${color.ink};
    font-weight: 650;
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-sum] > dd {
    font-size: 1.375rem;
  }
  dd + dd {
    flex-basis: 100%;
    ${type.small}
    color: ${role.text2};
  }
`;

/** What a change costs: each amount with its explanation, the total, and remarks without an amount. */
export function CostList({ cost }: { cost: Cost }) {
  const { rows, total, remarks } = cost;
  return (
    <Frame>
      {rows.length > 0 && (
        <Sums>
          {rows.map(({ name, naira, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatNaira(naira)}</dd>
              <dd>{text}</dd>
            </div>
          ))}
          {total && (
            <div data-sum="">
              <dt>{total.name}</dt>
              <dd>{formatNaira(total.naira)}</dd>
            </div>
          )}
        </Sums>
      )}
      {remarks.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Frame>
  );
}
