import sansDotted from '../assets/fonts/sans-dotted.woff2?no-inline';
import sansRare from '../assets/fonts/sans-rare.woff2?no-inline';
import serifDotted from '../assets/fonts/serif-dotted.woff2?no-inline';
import serifRare from '../assets/fonts/serif-rare.woff2?no-inline';
import { firstViewFonts } from './first-view-fonts.ts';

const dotted = {
  range: 'U+0300-0301, U+0304, U+0323, U+1EB8-1EB9, U+1ECC-1ECD',
  letters: /[\u0300\u0301\u0304\u0323\u1EB8\u1EB9\u1ECC\u1ECD]/,
};
const rare = {
  range: 'U+0143-0144, U+01F8-01F9, U+1E62-1E63, U+20A6',
  letters: /[\u0143\u0144\u01F8\u01F9\u1E62\u1E63\u20A6]/,
};

const [serif, sans] = firstViewFonts;

/** Files of letters that not every page has; `range` says to a browser when it needs one, `letters` says it to us. */
export const letterFonts = [
  { ...serif, ...rare, url: serifRare, ofHeadings: true },
  { ...serif, ...dotted, url: serifDotted, ofHeadings: true },
  { ...sans, ...rare, url: sansRare, ofHeadings: false },
  { ...sans, ...dotted, url: sansDotted, ofHeadings: false },
] as const;

const heading = /<(h[1-3])\b[^>]*>[\s\S]*?<\/\1>/g;
const markup = /<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>/g;

/**
 * Elements that ask for the letters of a page as early as for its leading picture, which they would else come after: browsers find
 * out that they need them when they set the text. A page without such a picture has no need of them.
 */
export function letterLinks(html: string): string {
  if (!html.includes('fetchPriority="high"') && !html.includes('fetchpriority="high"')) return '';
  const headings = (html.match(heading) ?? []).join('').replaceAll(markup, '');
  const others = html.replaceAll(heading, '').replaceAll(markup, '');
  return letterFonts
    .filter(({ letters, ofHeadings }) => letters.test(ofHeadings ? headings : others))
    .map(
      ({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    )
    .join('');
}
