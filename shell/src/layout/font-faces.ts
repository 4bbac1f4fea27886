import sansCore from '../assets/fonts/sans-core.woff2?no-inline';
import sansDotted from '../assets/fonts/sans-dotted.woff2?no-inline';
import sansRare from '../assets/fonts/sans-rare.woff2?no-inline';
import serifCore from '../assets/fonts/serif-core.woff2?no-inline';
import serifDotted from '../assets/fonts/serif-dotted.woff2?no-inline';
import serifRare from '../assets/fonts/serif-rare.woff2?no-inline';
import { standInFaces } from './font-stand-ins.ts';

const serif = { family: 'Noto Serif Display', weight: '600' };
const sans = { family: 'Source Sans 3', weight: '400 650' };

/** Letters that not every page has: browsers fetch their files where a page uses one. */
const dotted = 'U+0300-0301, U+0304, U+0323, U+1EB8-1EB9, U+1ECC-1ECD';
const rare = 'U+0143-0144, U+01F8-01F9, U+1E62-1E63, U+20A6';

type WebFont = { family: string; weight: string; url: string; range?: string };

/** The later one wins where two have a letter. */
const webFonts: readonly WebFont[] = [
  { ...serif, url: serifRare, range: rare },
  { ...serif, url: serifDotted, range: dotted },
  { ...sans, url: sansRare, range: rare },
  { ...sans, url: sansDotted, range: dotted },
  { ...serif, url: serifCore },
  { ...sans, url: sansCore },
];

/** Addresses of the two files that every page needs. */
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

/** The site's two families, loaded once for the shell and all remotes, and the fonts that stand in until they have come. */
export function fontFaces(): string {
  return [...webFonts.map(face), standInFaces()].join('\n');
}
