import { role, space } from '@venue/shared/theme/tokens.ts';
import { ConcertRows } from '@venue/shared/ui/concert-rows.tsx';
import { styled } from 'styled-components';

/** What the price of the concert space says and leaves open, as rows like any other fact of it. */
export const DayFacts = styled.dl.attrs({ children: <ConcertRows /> })`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[20]};
    justify-content: space-between;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${role.hairline};
  }
  dt {
    font-weight: 650;
  }
  dd {
    color: ${role.text2};
  }
`;
