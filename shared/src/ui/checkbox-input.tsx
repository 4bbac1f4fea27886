import { styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';

/** The box of a tick, 24 px; its label stands beside it. */
export const CheckboxInput = styled.input.attrs({ type: 'checkbox' })`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 1px 0 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  appearance: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 7px;
    height: 12px;
    margin-top: -3px;
    border: solid ${color.starch50};
    border-width: 0 2.2px 2.2px 0;
    rotate: 45deg;
    visibility: hidden;
  }
  &:checked {
    border-color: ${color.indigo900};
    background: ${color.indigo900};
  }
  &:checked::before {
    visibility: visible;
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.alaari700};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
