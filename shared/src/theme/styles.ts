import { layout, color, surface, role, media } from './tokens.ts';

/**
 * Spacing at the top of every page between breadcrumbs, heading, opening sentence and action. For their
 * container, without a row gap.
 */
export const pageHeaderSpacing = `
  > nav {
    margin-bottom: ${layout.belowBreadcrumbs};
  }
  > h1 + * {
    margin-top: ${layout.belowTitle};
  }
  > h1 + p + * {
    margin-top: ${layout.belowLead};
  }
`;

/**
 * An indigo background across the whole window that extends `below` (a CSS length) beyond the element, so
 * that what follows overlaps it. The container needs `isolation: isolate`.
 */
export function darkBackground(below: string): string {
  return `
    ${surface.dark}
    position: relative;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 0 calc(-1 * ${below});
      /* A border image does not cause scrolling outside its box. */
      border-image: linear-gradient(${color.indigo950} 0 0) fill 0 / 0 / 0 100vw;
    }
  `;
}

/** The double line over a step of a booking form, or over a sum: `${doubleLine}` in its styles. */
export const doubleLine = `
  border-top: 4px double ${role.rule};
`;

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

/**
 * A sticky column beside a longer one, from 900 px. Not sticky while a link or button in it has keyboard
 * focus: in a low window the browser could not scroll to its end.
 */
export const stickyColumn = `
  ${media.up(900)} {
    position: sticky;
    top: calc(${layout.headerHeight} + 24px);
  }
  &:has(:focus-visible:not(input, select, textarea)) {
    position: static;
  }
  ${media.print} {
    position: static;
  }
`;

/**
 * Hides an element until the footer has been parsed. For elements that would move as later content arrives,
 * such as a caption below a picture that grows with the text beside it. Browsers without `:has()` show it
 * immediately.
 */
export const hiddenUntilParsed = ':root:not(:has(#root > footer)) & { visibility: hidden; }';

/**
 * Matches if our scripts do not run: switched off, not supported, or a page without modules. Otherwise the
 * inline script has marked the document before the first paint. The media query `scripting` covers only the
 * first case.
 */
export const withoutScripts = 'html:not([data-scripted]) &';
