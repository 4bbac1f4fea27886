/** Declarations for a heading that is focused after navigation: a stroke in the margin instead of the focus ring. */
export const headingFocusMark = `
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
