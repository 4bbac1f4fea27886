import { role, space } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

/** Which place it is and what decides about it, over a heading that does not say so: `Lounge, holds 200`. */
export const PlaceLine = styled.p`
  margin-bottom: ${space[12]};
  font: 650 1rem/1.4 var(--sans);
  color: ${role.accent};
`;
