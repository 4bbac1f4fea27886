import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

/** A sheet and, from 900 px, the column beside it. */
export const SheetColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
  }
`;

export const SheetSide = styled.div`
  display: grid;
  gap: ${space[32]};
  align-content: start;
  justify-items: stretch;
  min-width: 0;
`;
