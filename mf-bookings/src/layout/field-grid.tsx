import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

/** Two fields side by side from 640 px. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A name on a line of its own, then two fields side by side. */
export const NameThenPair = styled(FieldPair)`
  > :first-child {
    grid-column: 1 / -1;
  }
`;

/** A choice and its number, aligned with the columns of `DateAndTimes`. */
export const WhatAndHowMany = styled.div`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 2fr 1fr 1fr;
    > :first-child {
      grid-column: span 2;
    }
  }
`;

/** Date, start and end: the date on a line of its own on phones. */
export const DateAndTimes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: ${space[20]} ${layout.columnGap};
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.up(640)} {
    grid-template-columns: 2fr 1fr 1fr;
    > :first-child {
      grid-column: auto;
    }
  }
`;
