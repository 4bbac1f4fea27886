import { css } from 'styled-components';
import { role } from './tokens.ts';

/** The double line on the top edge of a section, a form step or a table: `${doubleLine}` in its styles. */
export const doubleLine = css`
  border-top: 4px double ${role.rule};
`;
