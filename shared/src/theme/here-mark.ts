/**
 * In place of the focus ring, for a heading that got the focus by a change of page and not by Tab: a stroke in the
 * margin, which a ring around a whole line would overstate. Declarations, for the heading itself.
 */
export const hereMark = `
  position: relative;
  outline: none;
  &::before {
    content: '';
    position: absolute;
    inset: .14em auto .06em -12px;
    width: 3px;
    background: var(--ring);
  }
`;
