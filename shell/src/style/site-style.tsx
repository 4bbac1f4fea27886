import { compile, serialize, stringify } from 'stylis';
import { headingFocusMark } from '@venue/shared/theme/styles.ts';
import { color, font, layout, media, role, type } from '@venue/shared/theme/tokens.ts';
import { asideDistance } from '../boot/delayed-pictures.ts';
import { menuIsOpen } from '../layout/small-menu.tsx';
import { properties } from './custom-properties.ts';
import { fontFaces, neededFonts } from './font-faces.ts';

/** Custom properties, reset, type and focus ring of the whole site. */
const globalRules = `
  ${properties}

  *, *::before, *::after { box-sizing: border-box; }
  html {
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-block: calc(${layout.headerHeight} + 20px) calc(${layout.phoneBar} + 20px);
    /* In a low window, nothing covers the bottom. */
    @media (max-height: 400px) {
      scroll-padding-bottom: 20px;
    }
  }
  body {
    margin: 0;
    ${type.body}
    overflow-wrap: break-word;
    font-variant-ligatures: common-ligatures;
    text-rendering: optimizeLegibility;
    word-spacing: .06em;
    -webkit-font-smoothing: antialiased;
  }

  /* In a layer, so that all styles of parts take precedence. */
  @layer site {
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, table, blockquote { margin: 0; padding: 0; border: 0; }
    fieldset { min-width: 0; }
    ul, ol { list-style: none; }
    /* At twice the text size, a long word is wider than a phone. */
    h1, h2, h3, h4 { overflow-wrap: anywhere; }
    h1 { ${type.h1} }
    h2 { ${type.h2} }
    h4 { ${type.h4} }
    b, strong { font-weight: 600; }
    small { font-size: .875rem; line-height: 1.45; }
    address { font-style: normal; }
    p, li, dt, dd, th, td, figcaption { text-wrap-style: pretty; }
    img, svg, video, canvas { display: block; max-width: 100%; }
    img, video { height: auto; }
    table { border-collapse: collapse; }
    button, input, select, textarea { font: inherit; word-spacing: inherit; color: inherit; }
    button, summary { touch-action: manipulation; }
    summary { list-style: none; cursor: pointer; }
    summary::-webkit-details-marker { display: none; }
    a { color: ${role.link}; text-underline-offset: .2em; text-decoration-thickness: 1px; }
    /* Keeps a telephone number on one line if it fits. */
    :where(a[href^='tel:']) { display: inline-block; }
    /* As high as a finger needs (24 px), without moving a line. */
    p > a { padding-block: 2px; }
    ${media.hover} { a:hover { text-decoration-thickness: 2px; } }
  }
  /* Pictures further down wait where no browser fetches them. */
  @media screen { [data-pictures-wait] img[loading='lazy'] { translate: -${asideDistance}px; } }
  [hidden] { display: none !important; }

  :focus-visible { outline: 3px solid ${role.ring}; outline-offset: 2px; }
  /* A focused heading is not a control, so it gets a mark instead of a ring. */
  :is(h1, h2)[tabindex='-1']:focus-visible { ${headingFocusMark} }
  ::selection { background: ${color.indigo700}; color: ${color.starch50}; }

  /* Not for toasts, which close when their progress animation ends. */
  @media (prefers-reduced-motion: reduce) {
    *:not([class*='Toastify']),
    *:not([class*='Toastify'])::before,
    *:not([class*='Toastify'])::after,
    ::backdrop {
      transition: none !important;
      animation: none !important;
      scroll-behavior: auto !important;
    }
  }

  /* If the menu has nothing to scroll, the page behind it would scroll instead. */
  ${media.below(1200)} {
    ${menuIsOpen} { overflow: hidden; }
  }

  ${media.print} {
    body { background: #fff; font-family: ${font.sans}; word-spacing: normal; }
  }
`;

/** Composed pages contain them, so the shell's modules need them only in development. */
const rules =
  import.meta.env.SSR || import.meta.env.DEV
    ? serialize(compile(fontFaces() + globalRules), stringify)
    : undefined;

/**
 * The global rules and fonts, in a style element of their own before those of the parts. In the style element
 * of `styled-components`, hydration would write them again; and as they match every element, each rule added
 * there would make the browser recalculate the styles of the whole page and swap fonts.
 */
export function SiteStyle() {
  return (
    <>
      {neededFonts.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style href="site" precedence="first">
        {rules}
      </style>
    </>
  );
}
