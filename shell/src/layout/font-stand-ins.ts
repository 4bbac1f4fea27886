/** Ascent and descent of the web font as shares of its size. */
const serif = { ascent: 1.069, descent: 0.293 };
const sans = { ascent: 1.024, descent: 0.4 };

/** Where ours differ from these fonts most, in sums and telephone numbers, there are measures of their own. */
const naira = 'U+20A6';
const figures = 'U+30-39';

type StandIn = {
  family: string;
  weight: 400 | 500 | 600;
  local: readonly string[];
  /**
   * How much wider ours sets the site's own words: those of its headings in the serif, of its paragraphs in the sans, of the header's links
   * in weight 500. Measured without hinting, as phones and Windows set them.
   */
  width: number;
  metrics: { ascent: number; descent: number };
  range?: string;
};

const times = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];
const notoSerif = ['Noto Serif Bold', 'NotoSerif-Bold'];
const arial = ['Arial', 'ArialMT', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const roboto = ['Roboto', 'Roboto-Regular'];
/** From Android 12 on all weights are one file, which answers to the name of the regular one alone. */
const robotoBold = ['Roboto Bold', 'Roboto-Bold', ...roboto];

const desktop = 'Sans stand-in';
const android = 'Sans stand-in for Android';

/** Fonts of the visitor's device that stand in until ours arrive. */
const standIns: readonly StandIn[] = [
  { family: 'Serif stand-in', weight: 600, local: times, width: 1.14, metrics: serif },
  { family: 'Serif stand-in for Android', weight: 600, local: notoSerif, width: 0.969, metrics: serif },
  { family: desktop, weight: 400, local: arial, width: 0.93, metrics: sans },
  { family: desktop, weight: 500, local: arial, width: 0.94, metrics: sans },
  { family: desktop, weight: 600, local: arialBold, width: 0.893, metrics: sans },
  { family: desktop, weight: 400, local: arial, width: 0.894, metrics: sans, range: figures },
  { family: desktop, weight: 400, local: arial, width: 0.714, metrics: sans, range: naira },
  { family: desktop, weight: 600, local: arialBold, width: 0.925, metrics: sans, range: figures },
  { family: desktop, weight: 600, local: arialBold, width: 0.722, metrics: sans, range: naira },
  { family: android, weight: 400, local: roboto, width: 0.936, metrics: sans },
  { family: android, weight: 500, local: roboto, width: 0.945, metrics: sans },
  { family: android, weight: 600, local: robotoBold, width: 0.95, metrics: sans },
  { family: android, weight: 400, local: roboto, width: 0.884, metrics: sans, range: figures },
  { family: android, weight: 400, local: roboto, width: 0.628, metrics: sans, range: naira },
  { family: android, weight: 600, local: robotoBold, width: 0.897, metrics: sans, range: figures },
  { family: android, weight: 600, local: robotoBold, width: 0.64, metrics: sans, range: naira },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function standInFace(font: StandIn): string {
  return `@font-face {
    font-family: '${font.family}';
    font-weight: ${font.weight};
    src: ${font.local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(font.width)};
    ascent-override: ${percent(font.metrics.ascent / font.width)};
    descent-override: ${percent(font.metrics.descent / font.width)};
    line-gap-override: 0%;
    ${font.range === undefined ? '' : `unicode-range: ${font.range};`}
  }`;
}

/** `@font-face` rules that give those fonts the measures of ours, so that nothing moves when ours take over. */
export function standInFaces(): string {
  return standIns.map(standInFace).join('\n');
}
