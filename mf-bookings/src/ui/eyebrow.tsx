import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';

/** Short label above a heading, light grounds only. */
export const Eyebrow = styled.p`
  font: 600 0.875rem/1.4 var(--sans);
  color: ${color.sanyan700};
`;
