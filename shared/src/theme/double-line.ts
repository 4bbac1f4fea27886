import { css } from 'styled-components';
import { role } from './tokens.ts';

/** The double line over a step of a booking form, or over a sum: `${doubleLine}` in its styles. */
export const doubleLine = css`
  border-top: 4px double ${role.rule};
`;
