import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';

/** Says of a group of figures what they count, so that nobody adds up two kinds. */
export const Counted = styled.h3`
  margin-bottom: 8px;
  font: 650 1rem/1.35 var(--sans);
  color: ${color.sanyan700};
  ${media.up(900)} {
    margin-bottom: 12px;
  }
`;
