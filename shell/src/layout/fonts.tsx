import sansDotted from '../assets/fonts/sans-dotted.woff2?no-inline';
import sansRare from '../assets/fonts/sans-rare.woff2?no-inline';
import serifDotted from '../assets/fonts/serif-dotted.woff2?no-inline';
import serifRare from '../assets/fonts/serif-rare.woff2?no-inline';
import { firstViewFonts } from './first-view-fonts.ts';
import { standInFaces } from './font-stand-ins.ts';

const dotted = 'unicode-range: U+0300-0301, U+0304, U+0323, U+1EB8-1EB9, U+1ECC-1ECD;';
const rare = 'unicode-range: U+0143-0144, U+01F8-01F9, U+1E62-1E63, U+20A6;';

function face(font: { family: string; weight: string; url: string }, rules: string): string {
  return `@font-face {
    font-family: '${font.family}';
    font-weight: ${font.weight};
    src: url('${font.url}') format('woff2');
    ${rules}
  }`;
}

const [serif, sans] = firstViewFonts;

const faces = [
  face({ ...serif, url: serifRare }, `font-display: swap; ${rare}`),
  face({ ...serif, url: serifDotted }, `font-display: swap; ${dotted}`),
  face(serif, 'font-display: optional;'),
  face({ ...sans, url: sansRare }, `font-display: swap; ${rare}`),
  face({ ...sans, url: sansDotted }, `font-display: swap; ${dotted}`),
  face(sans, 'font-display: optional;'),
  standInFaces,
].join('\n');

/**
 * The site's two families, loaded once for the shell and all remotes, and their stand-ins.
 * A font that swaps late breaks some line elsewhere and moves the page, however alike the stand-in is; so the fonts
 * of the first view, which are preloaded, are used in time or not at all (`useLateFonts` has the rest of the story).
 * The few signs in the other files may swap: their stand-ins are as wide as they are.
 * A plain style element: styled-components makes its rules anew when a page hydrates, and faces made anew swap.
 */
export function Fonts() {
  return (
    <>
      {firstViewFonts.map(({ url }) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style>{faces}</style>
    </>
  );
}
