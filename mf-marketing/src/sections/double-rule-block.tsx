import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/theme/double-line.ts';

/** A block under a double line. */
export const DoubleRuleBlock = styled.div`
  ${doubleLine}
  padding-top: ${space[20]};
`;
