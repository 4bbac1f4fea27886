import { css } from 'styled-components';
import { color, layout, radius, role } from '../theme/tokens.ts';

/** One look for input, select and textarea. */
export const controlLook = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${layout.target};
  padding: 11px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  font: 400 1rem/1.5 var(--sans);
  font-variant-numeric: tabular-nums;
  appearance: none;
  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
  /* Date and time fields would be 2px taller than the others. */
  &::-webkit-datetime-edit-fields-wrapper {
    padding-block: 0;
  }
  &:focus-visible {
    border-color: ${color.indigo700};
  }
  /* Its button for the calendar is a part of it, which the keyboard reaches too. */
  &:is([type='date'], [type='datetime-local'], [type='time']):focus-within {
    outline: 3px solid ${role.ring};
    outline-offset: 2px;
  }
  &[aria-invalid='true'] {
    padding: 10px 13px;
    border: 2px solid ${color.alaari700};
  }
  &:disabled {
    background: ${color.starch100};
    color: ${color.ink2};
    opacity: 1;
  }
`;
