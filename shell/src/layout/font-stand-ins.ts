/** Ascent and descent of the web font as shares of its size. */
const serif = { ascent: 1.069, descent: 0.293 };
const sans = { ascent: 1.024, descent: 0.4 };

/** The naira is much narrower in ours than in these fonts, so it has measures of its own. */
const naira = 'U+20A6';

type StandIn = {
  family: string;
  weight: 400 | 500 | 600;
  local: readonly string[];
  /** How much wider ours sets the same English copy: headings in the serif, paragraphs in the sans, the header's links in weight 500. */
  width: number;
  metrics: { ascent: number; descent: number };
  range?: string;
};

const times = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];
const notoSerif = ['Noto Serif Bold', 'NotoSerif-Bold'];
const arial = ['Arial', 'ArialMT', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

const desktop = 'Sans stand-in';
const android = 'Sans stand-in for Android';

/** Fonts of the visitor's device that stand in until ours arrive. */
const standIns: readonly StandIn[] = [
  { family: 'Serif stand-in', weight: 600, local: times, width: 1.13, metrics: serif },
  { family: 'Serif stand-in for Android', weight: 600, local: notoSerif, width: 0.968, metrics: serif },
  { family: desktop, weight: 400, local: arial, width: 0.914, metrics: sans },
  { family: desktop, weight: 500, local: arial, width: 0.94, metrics: sans },
  { family: desktop, weight: 600, local: arialBold, width: 0.884, metrics: sans },
  { family: desktop, weight: 400, local: arial, width: 0.714, metrics: sans, range: naira },
  { family: desktop, weight: 600, local: arialBold, width: 0.722, metrics: sans, range: naira },
  { family: android, weight: 400, local: roboto, width: 0.927, metrics: sans },
  { family: android, weight: 500, local: roboto, width: 0.946, metrics: sans },
  { family: android, weight: 600, local: robotoBold, width: 0.939, metrics: sans },
  { family: android, weight: 400, local: roboto, width: 0.628, metrics: sans, range: naira },
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
