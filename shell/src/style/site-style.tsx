import { compile, serialize, stringify } from 'stylis';
import { fontFaces, neededFonts } from './font-faces.ts';
import { globalRules } from './global-rules.ts';

/** Composed pages contain them, so the shell's modules need them only in development. */
const rules =
  import.meta.env.SSR || import.meta.env.DEV
    ? serialize(compile(fontFaces() + globalRules), stringify)
    : undefined;

/**
 * The global rules and fonts, in a style element of their own before those of the parts. In the style element of `styled-components`,
 * hydration would write them again; and as they match every element, each rule added there would make the browser recalculate the styles
 * of the whole page and swap fonts.
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
