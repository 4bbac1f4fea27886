/**
 * Every measure of the design, read from the custom properties that `custom-properties.ts` of the shell declares.
 * Values that differ by screen width (type sizes, gutter, band, header) change inside the property, never here.
 */
export const color = {
  indigo950: 'var(--indigo-950)',
  indigo900: 'var(--indigo-900)',
  indigo700: 'var(--indigo-700)',
  starch50: 'var(--starch-50)',
  starch100: 'var(--starch-100)',
  white: 'var(--white)',
  sanyan200: 'var(--sanyan-200)',
  sanyan400: 'var(--sanyan-400)',
  sanyan700: 'var(--sanyan-700)',
  alaari700: 'var(--alaari-700)',
  alaari50: 'var(--alaari-50)',
  brass400: 'var(--brass-400)',
  brass300: 'var(--brass-300)',
  palm700: 'var(--palm-700)',
  palm50: 'var(--palm-50)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  line: 'var(--line)',
  hair: 'var(--hair)',
  hairDark: 'var(--hair-dark)',
  onDark2: 'var(--on-dark-2)',
  backdrop: 'var(--backdrop)',
} as const;

/** Colours that follow the ground they stand on; `surface.dark` and `surface.light` switch them for a whole subtree. */
export const role = {
  text: 'var(--text)',
  /** Second text: hints, captions, meta lines. */
  text2: 'var(--text-2)',
  link: 'var(--link)',
  /** The name over a heading. */
  accent: 'var(--accent)',
  /** Decorative hairline; never the only edge of a control. */
  hairline: 'var(--hairline)',
  /** Double line that opens a section, a step or a table. */
  rule: 'var(--rule)',
  error: 'var(--error)',
  ring: 'var(--ring)',
} as const;

/** The spacing scale in px. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  20: '20px',
  32: '32px',
  52: '52px',
  84: '84px',
  128: '128px',
} as const;

export const font = { serif: 'var(--serif)', sans: 'var(--sans)' } as const;

/** Text styles as declarations: `${type.h2}` inside a styled component. Money is never serif. */
export const type = {
  display:
    'font: 600 var(--display-size)/var(--display-line) var(--serif); letter-spacing: -.02em; text-wrap: balance;',
  h1: 'font: 600 var(--h1-size)/var(--h1-line) var(--serif); letter-spacing: -.012em; text-wrap: balance;',
  h2: 'font: 600 var(--h2-size)/var(--h2-line) var(--serif); letter-spacing: -.01em; text-wrap: balance;',
  /** Too small for the serif’s hairlines, which a stroke keeps visible; sans in narrow columns. */
  h3: 'font: 600 var(--h3-size)/1.2 var(--h3-face); -webkit-text-stroke: var(--h3-stroke); letter-spacing: -.005em; text-wrap: balance;',
  h4: 'font: 650 1.125rem/1.35 var(--sans);',
  quote: 'font: 600 var(--quote-size)/1.28 var(--serif); letter-spacing: -.005em; text-wrap: pretty;',
  stat: 'font: 600 var(--stat-size)/1 var(--serif); letter-spacing: -.02em;',
  lead: 'font: 400 var(--lead-size)/var(--lead-line) var(--sans); text-wrap: balance;',
  body: 'font: 400 var(--body-size)/var(--body-line) var(--sans);',
  /** Labels, buttons, tables and inputs: 16 px at every width. */
  ui: 'font: 400 1rem/1.5 var(--sans);',
  label: 'font: 600 1rem/1.35 var(--sans);',
  small: 'font: 400 1rem/1.45 var(--sans);',
  price:
    'font: 650 1.375rem/1.2 var(--sans); font-variant-numeric: lining-nums; letter-spacing: -.005em; white-space: nowrap;',
} as const;

export const layout = {
  /** Side padding of the page. */
  gutter: 'var(--gutter)',
  columnGap: 'var(--column-gap)',
  /** Width of so many of a grid's twelve columns, with the gaps between them. */
  columns: (count: number): string => `calc((100% + var(--column-gap)) * ${count} / 12 - var(--column-gap))`,
  /**
   * The column of twelve that stays free between text and what stands beside it, with its two gaps, as a gap
   * of a grid.
   */
  freeColumn: 'calc((100% + var(--column-gap)) / 12 + var(--column-gap))',
  /** Width of the content without its gutters. */
  pageWidth: 'var(--page-width)',
  /** From the edge of the window to the content, where something bleeds to that edge. */
  outside: 'max(var(--gutter), calc((100vw - var(--page-width)) / 2))',
  /** Padding above and below a section. */
  band: 'var(--band)',
  /** The same of a section that is a list. */
  shortBand: 'var(--short-band)',
  /** Over the way to a page (`Breadcrumbs`) that stands at its very top. */
  aboveBreadcrumbs: 'var(--above-breadcrumbs)',
  /** Between the way and the page's heading. */
  belowBreadcrumbs: 'var(--below-breadcrumbs)',
  /** Between that heading and its opening sentence. */
  belowTitle: 'var(--below-title)',
  /** Between the opening sentence and what there is to do. */
  belowLead: 'var(--below-lead)',
  headerHeight: 'var(--header-height)',
  /** Height of buttons and inputs. */
  target: '48px',
  /** Height of the bar at the bottom of phone screens. */
  phoneBar: '68px',
} as const;

export const radius = { control: '2px', dialog: '3px' } as const;

export const motion = {
  /** Hover and focus. */
  fast: '160ms cubic-bezier(.2, 0, 0, 1)',
  /** Dropdown and dialog coming in. */
  slow: '240ms cubic-bezier(.2, 0, 0, 1)',
  /** Dialog going out. */
  exit: '300ms cubic-bezier(.2, 0, 0, 1)',
} as const;

export type Breakpoint = 640 | 900 | 1200 | 1600;

export const media = {
  /** From that width in px upwards. */
  up: (width: Breakpoint): string => `@media (min-width: ${width}px)`,
  /** Narrower than that. */
  below: (width: Breakpoint): string => `@media (max-width: ${width - 0.02}px)`,
  /** Only with a pointer that can hover. */
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;

/** Ground and everything that depends on it, for a whole subtree. */
export const surface = {
  dark: `
    background: var(--indigo-950);
    color: var(--starch-50);
    --text: var(--starch-50);
    --text-2: var(--on-dark-2);
    --link: currentColor;
    --accent: var(--sanyan-400);
    --hairline: var(--hair-dark);
    --rule: var(--hair-dark);
    --error: var(--alaari-50);
    --ring: var(--brass-400);
    --edge: var(--sanyan-200);
    --edge-text: var(--starch-50);
    --edge-hover: var(--starch-50);
    --edge-hover-text: var(--indigo-950);
  `,
  light: `
    background: var(--starch-50);
    color: var(--ink);
    --text: var(--ink);
    --text-2: var(--ink-2);
    --link: var(--indigo-700);
    --accent: var(--sanyan-700);
    --hairline: var(--hair);
    --rule: var(--sanyan-400);
    --error: var(--alaari-700);
    --ring: var(--indigo-700);
    --edge: var(--indigo-900);
    --edge-text: var(--indigo-900);
    --edge-hover: var(--indigo-900);
    --edge-hover-text: var(--starch-50);
  `,
} as const;
