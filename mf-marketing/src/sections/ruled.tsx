import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.ts';

/** Begins under a double line: a form, what stands beside it, one group of many. */
export const Ruled = styled.div`
  ${doubleLine}
  padding-top: ${space[20]};
`;
