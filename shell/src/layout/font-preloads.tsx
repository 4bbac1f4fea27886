import { firstViewFonts } from './first-view-fonts.ts';

/** Asks for the fonts of the first view with the page, as they are used in time or not at all. */
export function FontPreloads() {
  return firstViewFonts.map(({ url }) => (
    <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
