import { compile, serialize, stringify } from 'stylis';
import { fontFaces, neededFonts } from './font-faces.ts';
import { globalRules } from './global-rules.ts';

/** A page comes with them: only where none was composed, in development, scripts bring them too. */
const rules =
  import.meta.env.SSR || import.meta.env.DEV
    ? serialize(compile(fontFaces() + globalRules), stringify)
    : undefined;

/**
 * The looks of the whole site and its fonts: ahead of those of its parts, in a style element of its own that stays as it came. Among the
 * rules of `styled-components` they would be written anew while a page comes to life, and as they speak of every element, each rule that
 * is added there would have the browser work out the styles of the whole page again, and fonts would swap.
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
