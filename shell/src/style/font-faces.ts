import sansCore from '../assets/fonts/sans-core.woff2?no-inline';
import sansDotted from '../assets/fonts/sans-dotted.woff2?no-inline';
import sansRare from '../assets/fonts/sans-rare.woff2?no-inline';
import serifCore from '../assets/fonts/serif-core.woff2?no-inline';
import serifDotted from '../assets/fonts/serif-dotted.woff2?no-inline';
import serifRare from '../assets/fonts/serif-rare.woff2?no-inline';

/** Relative to the font size. */
const serifMetrics = { ascent: 1.069, descent: 0.293 };
const sansMetrics = { ascent: 1.024, descent: 0.4 };

/** Figures and ₦ differ most in width from the web fonts, so they have stand-ins of their own. */
const naira = 'U+20A6';
const figures = 'U+30-39';

type StandIn = {
  family: string;
  weight: 400 | 500 | 600;
  local: readonly string[];
  /**
   * How much wider the web font is, measured on the site's own text: headings (serif), paragraphs (sans),
   * header links (weight 500). Without hinting, as on phones and Windows.
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
/** From Android 12 on, all weights are in one file, known only by the name of the regular weight. */
const robotoBold = ['Roboto Bold', 'Roboto-Bold', ...roboto];

const desktop = 'Sans stand-in';
const android = 'Sans stand-in for Android';

/** Local fonts that stand in until the web fonts arrive. */
const standIns: readonly StandIn[] = [
  { family: 'Serif stand-in', weight: 600, local: times, width: 1.14, metrics: serifMetrics },
  {
    family: 'Serif stand-in for Android',
    weight: 600,
    local: notoSerif,
    width: 0.969,
    metrics: serifMetrics,
  },
  { family: desktop, weight: 400, local: arial, width: 0.93, metrics: sansMetrics },
  { family: desktop, weight: 500, local: arial, width: 0.94, metrics: sansMetrics },
  { family: desktop, weight: 600, local: arialBold, width: 0.893, metrics: sansMetrics },
  { family: desktop, weight: 400, local: arial, width: 0.894, metrics: sansMetrics, range: figures },
  { family: desktop, weight: 400, local: arial, width: 0.714, metrics: sansMetrics, range: naira },
  { family: desktop, weight: 600, local: arialBold, width: 0.925, metrics: sansMetrics, range: figures },
  { family: desktop, weight: 600, local: arialBold, width: 0.722, metrics: sansMetrics, range: naira },
  { family: android, weight: 400, local: roboto, width: 0.936, metrics: sansMetrics },
  { family: android, weight: 500, local: roboto, width: 0.945, metrics: sansMetrics },
  { family: android, weight: 600, local: robotoBold, width: 0.95, metrics: sansMetrics },
  { family: android, weight: 400, local: roboto, width: 0.884, metrics: sansMetrics, range: figures },
  { family: android, weight: 400, local: roboto, width: 0.628, metrics: sansMetrics, range: naira },
  { family: android, weight: 600, local: robotoBold, width: 0.897, metrics: sansMetrics, range: figures },
  { family: android, weight: 600, local: robotoBold, width: 0.64, metrics: sansMetrics, range: naira },
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

/** Gives the local fonts the metrics of the web fonts, so that nothing moves when those arrive. */
function standInFaces(): string {
  return standIns.map(standInFace).join('\n');
}

const serif = { family: 'Noto Serif Display', weight: '600' };
const sans = { family: 'Source Sans 3', weight: '400 650' };

/** Letters that not every page has: browsers fetch their files only when needed. */
const dotted = 'U+0300-0301, U+0304, U+0323, U+1EB8-1EB9, U+1ECC-1ECD';
const rare = 'U+0143-0144, U+01F8-01F9, U+1E62-1E63, U+20A6';

type WebFont = { family: string; weight: string; url: string; range?: string };

/** If two have a letter, the later one wins. */
const webFonts: readonly WebFont[] = [
  { ...serif, url: serifRare, range: rare },
  { ...serif, url: serifDotted, range: dotted },
  { ...sans, url: sansRare, range: rare },
  { ...sans, url: sansDotted, range: dotted },
  { ...serif, url: serifCore },
  { ...sans, url: sansCore },
];

/** The two files that every page needs. */
export const neededFonts: readonly string[] = [serifCore, sansCore];

function face({ family, weight, url, range }: WebFont): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: url('${url}');
    font-display: swap;
    ${range === undefined ? '' : `unicode-range: ${range};`}
  }`;
}

/** The site's two families, for the shell and all remotes, and their stand-ins. */
export function fontFaces(): string {
  return [...webFonts.map(face), standInFaces()].join('\n');
}
