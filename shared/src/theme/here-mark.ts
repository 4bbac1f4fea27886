/** Of {@link hereMark}, what is the heading's own. */
export const markedHeading = `
  position: relative;
  outline: none;
`;

/** Of {@link hereMark}, the stroke: the heading's `::before`. */
export const hereStroke = `
  content: '';
  position: absolute;
  inset: .14em auto .06em -12px;
  width: 3px;
  background: var(--ring);
`;

/**
 * In place of the focus ring, for a heading that got the focus by a change of page and not by Tab: a stroke in the
 * margin, which a ring around a whole line would overstate. Declarations, for the heading itself.
 */
export const hereMark = `
  ${markedHeading}
  &::before { ${hereStroke} }
`;
