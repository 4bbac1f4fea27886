import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';

/** A part of a page under a line. */
export const RuledBlock = styled.div`
  border-top: 1px solid ${role.rule};
  padding-top: ${space[20]};
`;
