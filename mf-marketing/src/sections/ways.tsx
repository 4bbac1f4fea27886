import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';

/** Links side by side, each as high as a finger. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[20]};
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font: 600 1rem/1.25 var(--sans);
  }
`;
