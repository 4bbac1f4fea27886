import { firstViewFonts } from './first-view-fonts.ts';
import { standInFaces } from './font-stand-ins.ts';
import { letterFonts } from './letter-fonts.ts';

function face(font: { family: string; weight: string; url: string }, rules: string): string {
  return `@font-face {
    font-family: '${font.family}';
    font-weight: ${font.weight};
    src: url('${font.url}');
    ${rules}
  }`;
}

/**
 * The site's two families, loaded once for the shell and all remotes, and their stand-ins.
 * A font that swaps late breaks some line elsewhere and moves the page, however alike the stand-in is; so the fonts
 * of the first view, which are preloaded, are used in time or not at all (`useLateFonts` has the rest of the story).
 * The few signs in the other files may swap: their stand-ins are as wide as they are (`letterLinks` has them come early).
 */
export function fontFaces(): string {
  return [
    ...letterFonts.map((font) => face(font, `font-display: swap; unicode-range: ${font.range};`)),
    ...firstViewFonts.map((font) => face(font, 'font-display: optional;')),
    standInFaces(),
  ].join('\n');
}
